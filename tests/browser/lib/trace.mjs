// What the page's main thread is busy with, in milliseconds of processor time: other programs on the machine hardly
// change it, as they do change what a clock shows.

const MAIN_WORK = new Set(["FunctionCall", "UpdateLayoutTree", "Layout", "Paint", "EventDispatch"]);

/** Runs `body` and gives the tasks of the page's main thread meanwhile, longest first. */
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
    // What begins within a task belongs to it.
    if (last && event.ts < last.end) last.parts.push(event);
    else tasks.push({ end: event.ts + event.dur, time: (event.tdur ?? event.dur) / 1000, parts: [event] });
  }
  return tasks.sort((a, b) => b.time - a.time);
}

/** Whether a task does what a test asks the page for by a message, other than by mouse and keys. */
export const isFromDebugger = (task) => task.parts.some((part) => part.args?.chrome_mojo_event_info?.mojo_interface_tag === "blink.mojom.DevToolsSession");

/** The longest of several kinds of work in a task, for people. */
export function parts(task) {
  const sums = new Map();
  for (const { name, tdur, dur } of task.parts) sums.set(name, (sums.get(name) ?? 0) + (tdur ?? dur) / 1000);
  const named = ["FunctionCall", "UpdateLayoutTree", "Layout", "Paint", "MinorGC", "MajorGC"];
  return named.filter((name) => sums.has(name)).map((name) => `${name} ${sums.get(name).toFixed(1)}`).join(", ");
}

export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const ATTEMPTS = 5;

/**
 * Measures the same until it is within its limit, a few times at most: `attempt` gives what it has found, each with the `place`
 * where it was found and its `time`, and `judge` is asked about that, longest first. Of each place the least counts: a machine
 * that other systems share stands still now and then, and that counts as processor time; it only ever adds, and each time
 * elsewhere. What the page itself needs is there each time.
 */
export async function measured(attempt, judge) {
  const least = new Map();
  for (let n = 1; ; n += 1) {
    for (const found of await attempt()) {
      const known = least.get(found.place);
      if (!known || found.time < known.time) least.set(found.place, found);
    }
    try {
      return judge([...least.values()].sort((a, b) => b.time - a.time));
    } catch (error) {
      if (error.name !== "AssertionError" || n === ATTEMPTS) throw error;
      console.log(`    measured again, for something was too long: ${error.message.split("\n")[0]}`);
    }
  }
}
