// Measures the finished page and compares each figure with its bound. On a machine that does nothing else:
//
//     cargo xtask bench [WORDS]
//
// xtask sets CHROME (the browser to start) and CANASTA_URL (the page to measure). Runs the benches whose file name contains one of the
// words; all without words. Prints each figure, its bound and the ratio of the two, which is at most 1 where the bound holds. The
// exit code is 1 if a bound does not hold.
//
// A bench is a file of this folder with an async function `bench({ browser, chrome, url, newPage })`. It gives its figures:
// `{ name, value, unit, atMost }` or `{ name, value, unit, atLeast }`, without a bound if the figure is only for information. All of them are
// written to the file that CANASTA_FIGURES names, if it is set, by their `id` where they have one.

import { readdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { environment, launchBrowser } from "../lib/launch.mjs";

const { chrome, url } = environment();
const words = process.argv.slice(2);
const wanted = (name) => words.length === 0 || words.some((word) => name.includes(word));
const files = (await readdir(fileURLToPath(new URL(".", import.meta.url)))).filter((name) => name.endsWith(".mjs") && name !== "run.mjs");
const names = files.map((name) => name.replace(/\.mjs$/, "")).filter(wanted).sort();
if (names.length === 0) console.log(`No bench is called like: ${words.join(", ")}`);
let held = names.length > 0;
const all = {};
for (const name of names) {
  console.log(name);
  const { bench } = await import(`./${name}.mjs`);
  const browser = await launchBrowser();
  const newPage = (options = {}) => browser.newPage({ serviceWorkers: "block", viewport: { width: 1280, height: 800 }, ...options });
  try {
    const figures = await bench({ browser, chrome, url, newPage });
    all[name] = Object.fromEntries(figures.map(({ id, name, value }) => [id ?? name, value]));
    for (const figure of figures) held = report(figure) && held;
  } catch (error) {
    console.log(`  FAIL ${error.stack}`);
    held = false;
  } finally {
    await browser.close();
  }
}
if (process.env.CANASTA_FIGURES) await writeFile(process.env.CANASTA_FIGURES, JSON.stringify(all));
process.exit(held ? 0 : 1);

/** Prints a figure. Gives whether its bound holds. */
function report({ name, value, unit = "", atMost, atLeast }) {
  const shown = `${name}: ${Number(value.toFixed(3))} ${unit}`.trimEnd();
  if (atMost === undefined && atLeast === undefined) {
    console.log(`  note ${shown}`);
    return true;
  }
  const holds = atMost === undefined ? value >= atLeast : value <= atMost;
  const ratio = atMost === undefined ? atLeast / value : value / atMost;
  const bound = atMost === undefined ? `at least ${atLeast}` : `at most ${atMost}`;
  // A bound of zero has no ratio.
  console.log(`  ${holds ? "ok  " : "FAIL"} ${shown} (${bound}${atMost === 0 ? "" : `, ratio ${ratio.toFixed(2)}`})`);
  return holds;
}
