// Starts the bots' program in a worker. The build puts wasm-bindgen's script before this one. The page sends the compiled program.
addEventListener("message", async ({ data }) => {
  try {
    await wasm_bindgen({ module_or_path: data });
  } catch (error) {
    // The page receives exceptions of the worker, not rejected promises.
    setTimeout(() => { throw error; });
  }
}, { once: true });
