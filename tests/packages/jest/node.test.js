import { Game } from "canasta-engine";

test("node", () => {
  expect(new Game({ rules: "duel", seed: 43 }).legal()).toEqual(["draw", "take As Ac"]);
});
