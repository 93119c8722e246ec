// The page keeps no memory of the hands that were played in it.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { WITH_MOTION } from "./lib/game.mjs";
import { growthPerHand, HEAP_PER_HAND, NODES_PER_HAND, OBJECTS_PER_HAND } from "./lib/memory.mjs";

test.use(WITH_MOTION);

test("the memory of the page does not grow from hand to hand", async ({ page, url }) => {
  test.setTimeout(400_000);
  const { objects, nodes, heap, listeners, wasm } = await growthPerHand(page, url, "duel", 3, 4);
  assert.ok(objects <= OBJECTS_PER_HAND, `${objects} objects stay of a hand`);
  assert.ok(nodes <= NODES_PER_HAND, `${nodes} nodes stay of a hand`);
  assert.ok(heap <= HEAP_PER_HAND, `${heap} MB of the heap stay of a hand`);
  assert.equal(listeners, 0, "event listeners");
  assert.equal(wasm, 0, "the memory of the program");
});
