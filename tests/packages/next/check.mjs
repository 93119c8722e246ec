import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

assert.match(readFileSync("out/index.html", "utf8"), /<p id="server">draw, take As Ac<\/p>/);
execFileSync(process.execPath, ["../page.mjs", "out"], { stdio: "inherit" });
