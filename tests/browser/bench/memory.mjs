// The memory of the page over a hundred hands.

import { WITH_MOTION } from "../lib/game.mjs";
import { growthPerHand, HEAP_PER_HAND, NODES_PER_HAND, OBJECTS_PER_HAND } from "../lib/memory.mjs";

export async function bench({ newPage, url }) {
  const page = await newPage(WITH_MOTION.contextOptions);
  const { heap, objects, nodes, listeners, wasm } = await growthPerHand(page, url, "classic", 20, 40);
  await page.context().close();
  return [
    { name: "objects that stay of a hand", value: objects, atMost: OBJECTS_PER_HAND },
    { name: "nodes that stay of a hand", value: nodes, atMost: NODES_PER_HAND },
    { name: "heap that stays of a hand", value: heap, unit: "MB", atMost: HEAP_PER_HAND },
    { name: "more event listeners after the last hands", value: listeners, atMost: 0 },
    { name: "memory of the program that stays of a hand", value: wasm, unit: "MB", atMost: 0 },
  ];
}
