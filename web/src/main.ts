import { mount } from "svelte";
import App from "./App.svelte";
import "./look/tokens.css";
import "./look/base.css";
import "./look/controls.css";
import "./look/page.css";
import { followSettings, settings } from "./settings.svelte";
import { keepShell, renewShell } from "./shell";
import { followLanguage, learn } from "./words";

followSettings();
renewShell();
// Nothing is drawn before it can speak.
await learn(settings.language);
followLanguage();
mount(App, { target: document.getElementById("page") ?? document.body });
keepShell();
