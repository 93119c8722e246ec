// The examples of README.md, each as a program of its own.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { test } from "node:test";

const readme = readFileSync(new URL("../node_modules/canasta-engine/README.md", import.meta.url), "utf8");
const examples = [...readme.matchAll(/^```js\n([\s\S]*?)^```$/gm)].map(([, code]) => code);

test("every example of the README runs", () => {
  assert.equal(examples.length, 5);
  for (const [at, code] of examples.entries()) {
    const file = fileURLToPath(new URL(`./readme_${at}.mjs`, import.meta.url));
    writeFileSync(file, code);
    try {
      execFileSync(process.execPath, [file], { stdio: ["ignore", "pipe", "inherit"] });
    } finally {
      rmSync(file);
    }
  }
});
