import { Game } from "canasta-engine/inline";

globalThis.SAID = new Game({ rules: "duel", seed: 43 }).legal();
