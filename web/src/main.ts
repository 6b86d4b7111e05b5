import { install } from "./shell/install";
import { start } from "./shell/start";
import { guest } from "./lib/guest.svelte";
import { settings } from "./lib/settings.svelte";
import { watchForUpdates } from "./lib/update.svelte";
import "./theme.css";
import "./controls.css";

settings.show();
watchForUpdates();
await start(document.getElementById("app")!);
void guest.recall().catch(() => null);
if (import.meta.env.PROD) void install();
