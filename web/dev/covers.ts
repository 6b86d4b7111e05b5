import { mount } from "svelte";
import "../src/theme.css";
const all = import.meta.glob("../src/boards/*/Cover.svelte", { eager: true, import: "default" });
for (const c of Object.values(all)) { const d = document.createElement("div"); document.getElementById("app")!.append(d); mount(c as any, { target: d, props: {} }); }
document.body.dataset.done = "1";
