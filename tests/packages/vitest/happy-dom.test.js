// @vitest-environment happy-dom
import { Game } from "canasta-engine";
import { expect, test } from "vitest";

test("happy-dom", () => {
  expect(new Game({ rules: "duel", seed: 43 }).legal()).toEqual(["draw", "take As Ac"]);
});
