import { Game } from "canasta-engine";

self.addEventListener("message", ({ data: seed }) => self.postMessage(new Game({ rules: "duel", seed }).legal()));
self.postMessage("ready");
