// axe-core in the page.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tooFaint } from "./contrast.mjs";

const AXE = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe-core finds, a line for each. What it leaves open about the contrast of texts is computed. */
export async function violations(page) {
  await page.evaluate(AXE);
  // What still fades in is fainter than it will be. Animations without an end are no concern of a text.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime < 5000);
    return Promise.allSettled(ending.map((one) => one.finished));
  });
  const { lines, open } = await page.evaluate(async () => {
    const found = await window.axe.run(document, { resultTypes: ["violations", "incomplete"] });
    const line = (rule, node) => `${rule.id}: ${node.target.join(" ")} ${node.any[0]?.message ?? node.failureSummary ?? ""}`;
    const open = found.incomplete.filter(({ id }) => id === "color-contrast").flatMap(({ nodes }) => nodes.map(({ target }) => target[0]));
    return { lines: found.violations.flatMap((rule) => rule.nodes.slice(0, 3).map((node) => line(rule, node))), open };
  });
  return [...lines, ...(await page.evaluate(tooFaint, open))];
}
