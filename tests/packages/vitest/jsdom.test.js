// @vitest-environment jsdom
import { Game } from "canasta-engine";
import { expect, test } from "vitest";

test("jsdom", () => {
  expect(new Game({ rules: "duel", seed: 43 }).legal()).toEqual(["draw", "take As Ac"]);
});
