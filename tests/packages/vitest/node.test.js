// @vitest-environment node
import { Game } from "canasta-engine";
import { expect, test } from "vitest";

test("node", () => {
  expect(new Game({ rules: "duel", seed: 43 }).legal()).toEqual(["draw", "take As Ac"]);
});
