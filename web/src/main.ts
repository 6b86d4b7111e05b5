import { mount } from "svelte";
import App from "./App.svelte";
import { guest } from "./lib/guest.svelte";
import { settings } from "./lib/settings.svelte";
import { texts } from "./lib/texts.svelte";
import { install } from "./shell/install";
import "./theme.css";
import "./controls.css";

settings.show();
await texts.speak(guest.language);
mount(App, { target: document.getElementById("app")! });
void guest.recall();
if (import.meta.env.PROD) void install();
