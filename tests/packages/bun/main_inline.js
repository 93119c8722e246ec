import { Game } from "canasta-engine/inline";

if (`${new Game({ rules: "duel", seed: 43 }).legal()}` !== "draw,take As Ac") throw new Error("another game");
