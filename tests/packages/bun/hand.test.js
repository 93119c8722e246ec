import { Bot, Game } from "canasta-engine";
import { expect, test } from "bun:test";

test("a bot plays under Bun's own runner", () => {
  const game = new Game({ rules: "duel", seed: 43 });
  expect(game.legal()).toContain(new Bot("casual").act(game));
});
