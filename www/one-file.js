// Starts the game where the whole of it stands in one page. The build fills in how long the packed texts are.
(async () => {
  const LENGTHS = [];
  try {
    const packed = document.getElementById("packed");
    const bytes = Uint8Array.from(atob(packed.textContent), (letter) => letter.charCodeAt(0));
    packed.remove();
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    const all = new Uint8Array(await new Response(stream).arrayBuffer());
    let at = 0;
    const [glue, worker, styles, drawings] = LENGTHS.map((length) => {
      return new TextDecoder().decode(all.subarray(at, (at += length)));
    });
    const add = (name, text) => {
      const element = document.createElement(name);
      element.textContent = text;
      document.head.append(element);
    };
    add("style", styles);
    document.body.insertAdjacentHTML("afterbegin", drawings);
    // The worker is the same program: a page that was opened as a file can start one only from what it holds.
    const own = new Blob([glue, worker], { type: "text/javascript" });
    document.querySelector("meta[name=canasta-worker]").content = URL.createObjectURL(own);
    add("script", glue);
    const wasm = await canastaGlue({ module_or_path: all.slice(at) });
    dispatchEvent(new CustomEvent("TrunkApplicationStarted", { detail: { wasm } }));
  } catch (error) {
    document.getElementById("failed")?.removeAttribute("hidden");
    throw error;
  }
})();
