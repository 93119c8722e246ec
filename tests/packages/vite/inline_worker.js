import { Game } from "canasta-engine/inline";

self.addEventListener("message", ({ data: seed }) => self.postMessage(new Game({ rules: "duel", seed }).legal()));
