import { mount } from "svelte";
import App from "./App.svelte";
import { preferred, texts } from "./lib/texts.svelte";
import "./theme.css";

await texts.speak(preferred());
mount(App, { target: document.getElementById("app")! });
