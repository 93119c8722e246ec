// What the tests ask of Chromium by its own protocol, for which Playwright has no call. Nothing else names such a call, so that a test
// says what it wants and another engine can do it in its own way.

/** The session of each page, which ends with it: what a session sets lasts as long as it does. */
const sessions = new WeakMap();

async function send(page, command, parameters) {
  if (!sessions.has(page)) sessions.set(page, page.context().newCDPSession(page));
  return (await sessions.get(page)).send(command, parameters);
}

/** Lets Chromium darken a page by itself, as browsers of phones do with a setting of theirs. */
export const darkenAutomatically = (page, enabled = true) => send(page, "Emulation.setAutoDarkModeOverride", { enabled });

/** Gives a page the margins of a phone with a notch, in which nothing may be read or pressed: `{ left: 47, right: 47, bottom: 21 }`. */
export const setSafeArea = (page, insets) => send(page, "Emulation.setSafeAreaInsetsOverride", { insets });

/** Sets the size of the browser's fonts for a page, which a reader chooses in the browser: 16 pixels unless changed. */
export const setFonts = (page, pixels) => send(page, "Page.setFontSizes", { fontSizes: { standard: pixels, fixed: pixels } });

/** Reloads a page past all caches, as the keys Ctrl, Shift and R do. */
export const reloadPastCaches = (page) => send(page, "Page.reload", { ignoreCache: true });

/** Makes the processor of a page as many times as slow. */
export const slowDown = (page, times) => send(page, "Emulation.setCPUThrottlingRate", { rate: times });

/** The nodes of the accessibility tree, as Chromium describes them. */
export const accessibilityTree = async (page) => (await send(page, "Accessibility.getFullAXTree")).nodes;

/** Fingers on the screen. Each call gets all that touch it now, as `{ x, y, id }`. */
export function fingers(page) {
  const touch = (type) => (...touchPoints) => send(page, "Input.dispatchTouchEvent", { type, touchPoints });
  return { down: touch("touchStart"), move: touch("touchMove"), up: touch("touchEnd") };
}

/**
 * The number of objects in the heap of a page, functions among them. It is read from a snapshot: `Runtime.queryObjects` never answers in
 * this page (Chromium 156).
 */
async function countObjects(page) {
  const chunks = [];
  const keep = ({ chunk }) => chunks.push(chunk);
  const session = await sessions.get(page);
  session.on("HeapProfiler.addHeapSnapshotChunk", keep);
  await send(page, "HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  session.off("HeapProfiler.addHeapSnapshotChunk", keep);
  const { nodes, snapshot: { meta: { node_fields: fields, node_types: [types] } } } = JSON.parse(chunks.join(""));
  const [object, closure] = ["object", "closure"].map((type) => types.indexOf(type));
  return nodes.filter((value, at) => at % fields.length === 0 && (value === object || value === closure)).length;
}

/** The heap of a page in bytes, its objects, nodes and event listeners, after a garbage collection. */
export async function memoryOf(page) {
  for (let n = 0; n < 3; n += 1) await send(page, "HeapProfiler.collectGarbage");
  const { usedSize: heap } = await send(page, "Runtime.getHeapUsage");
  const { nodes, jsEventListeners: listeners } = await send(page, "Memory.getDOMCounters");
  return { heap, objects: await countObjects(page), nodes, listeners };
}

/** The number of the process that renders a page: the one that works when the page does. A browser keeps others in reserve. */
export async function processOf(browser, page) {
  const session = await browser.newBrowserCDPSession();
  const renderers = async () => (await session.send("SystemInfo.getProcessInfo")).processInfo.filter(({ type }) => type === "renderer");
  const before = new Map((await renderers()).map(({ id, cpuTime }) => [id, cpuTime]));
  await page.evaluate(() => {
    const end = performance.now() + 300;
    while (performance.now() < end);
  });
  const spent = ({ id, cpuTime }) => cpuTime - (before.get(id) ?? cpuTime);
  const [busiest] = (await renderers()).sort((a, b) => spent(b) - spent(a));
  await session.detach();
  return busiest.id;
}
