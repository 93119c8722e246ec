// Tasks of the page's main thread, in milliseconds of processor time, which other programs on the machine change less than they
// change wall-clock time.

const MAIN_WORK = new Set(["FunctionCall", "UpdateLayoutTree", "Layout", "Paint", "EventDispatch"]);

/** Runs `body`. Gives the tasks of the page's main thread meanwhile, longest first, each with its time and the events within it. */
export async function traceTasks(browser, page, body) {
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline", "blink"] });
  let buffer;
  try {
    await body();
  } finally {
    buffer = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(buffer);
  const thread = ({ pid, tid }) => `${pid}/${tid}`;
  const work = new Map();
  for (const event of traceEvents) if (MAIN_WORK.has(event.name)) work.set(thread(event), (work.get(thread(event)) ?? 0) + 1);
  const [busiest] = [...work].sort((a, b) => b[1] - a[1])[0] ?? [];
  const own = traceEvents.filter((event) => thread(event) === busiest && event.ph === "X").sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const tasks = [];
  for (const event of own) {
    const last = tasks.at(-1);
    // An event that begins within a task belongs to it.
    if (last && event.ts < last.end) last.parts.push(event);
    else tasks.push({ end: event.ts + event.dur, time: (event.tdur ?? event.dur) / 1000, parts: [event] });
  }
  return tasks.sort((a, b) => b.time - a.time);
}

/** Whether a task only carries out what a test asks for through the debugger, other than input of mouse and keys. */
export const isFromDebugger = (task) => task.parts.some((part) => part.args?.chrome_mojo_event_info?.mojo_interface_tag === "blink.mojom.DevToolsSession");

/** The time of each kind of work in a task, in words. */
export function breakdown(task) {
  const sums = new Map();
  for (const { name, tdur, dur } of task.parts) sums.set(name, (sums.get(name) ?? 0) + (tdur ?? dur) / 1000);
  const named = ["FunctionCall", "UpdateLayoutTree", "Layout", "Paint", "MinorGC", "MajorGC"];
  return named.filter((name) => sums.has(name)).map((name) => `${name} ${sums.get(name).toFixed(1)}`).join(", ");
}
