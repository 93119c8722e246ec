// Runs one exported function of the workload with two numbers. Prints its result and the processor time in seconds.
// With more pairs of numbers it runs the function once for each, and prints a line each.
// usage: node run.mjs FILE.wasm FUNCTION NUMBER NUMBER…
import fs from "node:fs";

const [file, name, ...numbers] = process.argv.slice(2);
const module = await WebAssembly.compile(fs.readFileSync(file));
// The library imports functions of a page, which the workload never calls.
const imports = {};
for (const { module: from, name: what } of WebAssembly.Module.imports(module)) {
  (imports[from] ??= {})[what] = () => {
    throw new Error(`the workload called ${from}.${what}`);
  };
}
const { exports } = await WebAssembly.instantiate(module, imports);
const run = exports[name];
// A first run, so that the optimising compiler has finished before the measurement.
if (name !== "decisions") run(Number(numbers[0]), Math.min(Number(numbers[1]), 20000));
for (let at = 0; at < numbers.length; at += 2) {
  const before = process.cpuUsage();
  const result = run(...numbers.slice(at, at + 2).map(Number)) >>> 0;
  const spent = process.cpuUsage(before);
  console.log(result, (spent.user + spent.system) / 1e6);
}
