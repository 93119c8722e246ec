// Runs one exported function of the workload and prints what it returned and the processor's time that it took.
// usage: node run.mjs FILE.wasm FUNCTION NUMBER…
import fs from "node:fs";

const [file, name, ...numbers] = process.argv.slice(2);
const module = await WebAssembly.compile(fs.readFileSync(file));
// The library can be linked into a page: what it would ask of one is never called here.
const imports = {};
for (const { module: from, name: what } of WebAssembly.Module.imports(module)) {
  (imports[from] ??= {})[what] = () => {
    throw new Error(`the workload called ${from}.${what}`);
  };
}
const { exports } = await WebAssembly.instantiate(module, imports);
const run = exports[name];
// Once before for the compiler, which makes quick code of what has run for a while, and whose own time would be counted.
if (name !== "decisions") run(Number(numbers[0]), 20000);
const before = process.cpuUsage();
const result = run(...numbers.map(Number)) >>> 0;
const spent = process.cpuUsage(before);
console.log(result, (spent.user + spent.system) / 1e6);
