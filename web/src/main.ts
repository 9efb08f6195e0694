import { mount } from "svelte";
import App from "./App.svelte";
import "../../src/kiru/boards/palette.css";
import "./ui/styles/tokens.css";
import "./ui/styles/base.css";
import "./ui/styles/print.css";
import "./ui/styles/forced-colors.css";

mount(App, { target: document.getElementById("app") as HTMLElement });
