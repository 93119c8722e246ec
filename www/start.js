// Starts the game in the page. The build puts this into the page itself, with the names that the two files then have.
// From a disk a browser loads no programs: there the game is the one file beside this page.
if (location.protocol === "file:") {
  location.replace("canasta.html");
  await new Promise(() => {});
}
// What can be seen without the program is on the screen first: a title that is replaced before the browser has seen it there
// does not count as seen. A page that nobody looks at shows nothing, and starts all the same.
const painted = new Promise((done) => {
  if (document.hidden) return done();
  const kinds = PerformanceObserver.supportedEntryTypes;
  const type = ["largest-contentful-paint", "paint"].find((one) => kinds.includes(one));
  if (type) new PerformanceObserver(done).observe({ type, buffered: true });
  setTimeout(done, type ? 1000 : 0);
});
// Who has kept nothing here sees the first page before the program is there. What is pressed on it is done once it is.
const { classList } = document.documentElement;
const isNew = () => {
  try {
    return !Object.keys(localStorage).some((name) => name.startsWith("canasta."));
  } catch {
    return true;
  }
};
let waits = true;
painted.then(() => waits && isNew() && classList.add("new"));
let pressed;
const press = ({ target }) => {
  const button = target.closest("#page [data-do]");
  if (!button) return;
  pressed?.removeAttribute("aria-busy");
  button.setAttribute("aria-busy", "true");
  pressed = button;
  classList.add("late");
};
addEventListener("click", press);
// Who waits long is told that something comes.
const late = setTimeout(() => classList.add("late"), 1000);
const waitNoMore = () => {
  waits = false;
  clearTimeout(late);
  removeEventListener("click", press);
};
addEventListener("CanastaShown", () => {
  waitNoMore();
  if (!pressed) return;
  pressed.removeAttribute("aria-busy");
  // A picture first: it has the fingerprint of the deck that may be dealt now. The button may be another than was pressed.
  const act = () => document.querySelector(`#page [data-do="${pressed.dataset.do}"]`)?.click();
  if (document.hidden) setTimeout(act);
  else requestAnimationFrame(() => setTimeout(act));
}, { once: true });
try {
  const answer = await fetch("./page_bg.wasm");
  if (!answer.ok) throw new Error(`the program is missing: ${answer.status}`);
  // A few hosts do not know what wasm is; browsers compile it while it streams in only under its own name.
  const known = answer.headers.get("content-type")?.startsWith("application/wasm");
  const program = known ? WebAssembly.compileStreaming(answer) : answer.arrayBuffer().then(WebAssembly.compile);
  const [{ default: init }, module] = await Promise.all([import("./page.js"), program]);
  await painted;
  // What has come meanwhile, taps above all, has its turn before the start.
  await new Promise((done) => setTimeout(done));
  // The program starts in several tasks. It says when there is something to see.
  const shown = new Promise((done, failed) => {
    addEventListener("CanastaShown", done, { once: true });
    addEventListener("error", ({ error }) => failed(error), { once: true });
  });
  const [wasm] = await Promise.all([init({ module_or_path: module }), shown]);
  dispatchEvent(new CustomEvent("TrunkApplicationStarted", { detail: { wasm } }));
} catch (error) {
  waitNoMore();
  classList.remove("new", "late");
  document.getElementById("failed")?.removeAttribute("hidden");
  // If it is this build that is broken, the next start has the one that waits.
  navigator.serviceWorker?.getRegistration().then((it) => it?.waiting?.postMessage("use"));
  throw error;
}
