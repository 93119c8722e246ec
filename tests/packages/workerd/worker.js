import { Bot, Game } from "canasta-engine";

export default {
  fetch() {
    const game = new Game({ rules: "duel", seed: 43 });
    return Response.json({ legal: game.legal(), plays: new Bot("casual").act(game) });
  },
};
