/** Turn schemas (standard input: file name → definitions) into TypeScript (standard output). */

import { compile } from "json-schema-to-typescript";

const ROOT = "EveryDefinition";

async function typesOf(definitions) {
    // A definition of another file is imported from there.
    const told = JSON.stringify(definitions).replace(/\{"\$ref": ?"#\/\$defs\/(\w+)"\}/g, (ref, name) =>
        name in definitions ? ref : JSON.stringify({ tsType: name }),
    );
    const schema = {
        title: ROOT,
        anyOf: Object.keys(definitions).map((name) => ({ $ref: `#/$defs/${name}` })),
        $defs: JSON.parse(told),
    };
    const options = { bannerComment: "", additionalProperties: false, unknownAny: true };
    const text = await compile(schema, ROOT, options);
    return text.replace(new RegExp(`export type ${ROOT} =[^;]*;\n`), "").trimStart();
}

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const files = Object.entries(JSON.parse(Buffer.concat(chunks).toString()));
const done = await Promise.all(files.map(async ([name, definitions]) => [name, await typesOf(definitions)]));
process.stdout.write(JSON.stringify(Object.fromEntries(done)));
