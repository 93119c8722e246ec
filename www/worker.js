// Starts the program in a worker. The page sends the address of its JavaScript and its compiled module; in the one file
// the JavaScript stands before this.
addEventListener("message", async ({ data }) => {
  try {
    const init = globalThis.canastaGlue ?? (await import(data.glue)).default;
    await init({ module_or_path: data.module });
  } catch (error) {
    // The page hears of what is thrown, not of a promise that is broken.
    setTimeout(() => { throw error; });
  }
}, { once: true });
