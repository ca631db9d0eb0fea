import { mount } from "svelte";
import App from "./App.svelte";
import "./look/tokens.css";
import "./look/base.css";
import "./look/controls.css";
import "./look/page.css";
import { followSettings } from "./settings.svelte";

followSettings();
mount(App, { target: document.getElementById("page") ?? document.body });
