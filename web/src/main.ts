import { install } from "./app/install";
import { start } from "./app/start";
import { guest } from "./app/guest.svelte";
import { settings } from "./app/settings.svelte";
import { watchForUpdates } from "./app/update.svelte";
import "./theme.css";
import "./controls.css";

settings.show();
watchForUpdates();
await start(document.getElementById("app")!);
void guest.recall().catch(() => null);
if (import.meta.env.PROD) void install();
