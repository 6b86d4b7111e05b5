import { mount } from "svelte";
import "../src/theme.css";
import Gallery from "./Gallery.svelte";

mount(Gallery, { target: document.getElementById("app")! });
