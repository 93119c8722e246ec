// Starts the program in a worker. The page sends the address of the JavaScript module and the compiled program. In the
// single-file page the module is part of this script and defines `canastaModule`.
addEventListener("message", async ({ data }) => {
  try {
    const init = globalThis.canastaModule ?? (await import(data.glue)).default;
    await init({ module_or_path: data.module });
  } catch (error) {
    // The page receives exceptions of the worker, not rejected promises.
    setTimeout(() => { throw error; });
  }
}, { once: true });
