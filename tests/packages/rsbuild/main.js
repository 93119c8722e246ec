import { Game } from "canasta-engine";

globalThis.SAID = new Game({ rules: "duel", seed: 43 }).legal();
