import { Game } from "canasta-engine";

if (`${new Game({ rules: "duel", seed: 43 }).legal()}` !== "draw,take As Ac") throw new Error("another game");
