// Starts the game in the single-file page. Its parts are script elements with base64 of gzip: styles, drawings, the JavaScript
// module, the worker's script and the program.
(async () => {
  const unpack = (id) => {
    const element = document.getElementById(`packed-${id}`);
    const bytes = Uint8Array.from(atob(element.textContent), (character) => character.charCodeAt(0));
    element.remove();
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")));
  };
  const add = (name, text) => {
    const element = document.createElement(name);
    element.textContent = text;
    document.head.append(element);
  };
  try {
    add("style", await unpack("styles").text());
    document.getElementById("drawings").innerHTML = await unpack("drawings").text();
    const module = await unpack("module").text();
    const worker = await unpack("worker").text();
    // A page opened from a disk can start a worker only from a blob, not from a file.
    const script = new Blob([module, worker], { type: "text/javascript" });
    document.querySelector("meta[name=canasta-worker]").content = URL.createObjectURL(script);
    add("script", module);
    const shown = new Promise((resolve, reject) => {
      addEventListener("CanastaShown", resolve, { once: true });
      addEventListener("error", ({ error }) => reject(error), { once: true });
    });
    const program = await unpack("program").arrayBuffer();
    const [wasm] = await Promise.all([canastaModule({ module_or_path: program }), shown]);
    dispatchEvent(new CustomEvent("TrunkApplicationStarted", { detail: { wasm } }));
  } catch (error) {
    document.getElementById("failed")?.removeAttribute("hidden");
    throw error;
  }
})();
