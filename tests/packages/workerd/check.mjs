// The worker in the runtime of Cloudflare: bundled under its condition, the WebAssembly file a module beside it.
import { build } from "esbuild";
import { Miniflare } from "miniflare";
import assert from "node:assert/strict";

await build({ entryPoints: ["worker.js"], outfile: "dist/worker.js", bundle: true, format: "esm", conditions: ["workerd"], loader: { ".wasm": "copy" } });
const runtime = new Miniflare({
  modules: true,
  modulesRules: [{ type: "CompiledWasm", include: ["**/*.wasm"] }],
  scriptPath: "dist/worker.js",
  compatibilityDate: "2026-07-01",
});
try {
  const said = await (await runtime.dispatchFetch("http://here/")).json();
  assert.deepEqual(said.legal, ["draw", "take As Ac"]);
  assert.ok(said.legal.includes(said.plays));
  console.log("the worker says what it should");
} finally {
  await runtime.dispose();
}
