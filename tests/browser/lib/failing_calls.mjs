// Calls of the browser that fail once, each in the ways in which browsers fail.

/** Every kind of call, by its name. */
export const KINDS = [
  "storage read", "storage write", "worker start", "worker question", "worker answer", "clipboard", "audio context", "sound",
  "late timer", "late frame", "database opening", "transaction", "database read", "database write", "full database",
];

/**
 * Counts the calls of each kind in `window.calls`, and lets one fail: number `at`, from 0, of this kind. Runs in the page, before its program.
 * `window.failed` says whether it has failed.
 */
export const letOneFail = ([kind, at]) => {
  const calls = (window.calls = {});
  window.failed = false;
  // The name of a window outlives a reload, after which nothing fails.
  const isReloaded = window.name === "reloaded";
  window.name = "reloaded";
  /** Whether this call is the one that fails. */
  const fails = (name) => {
    calls[name] = (calls[name] ?? 0) + 1;
    const now = !isReloaded && name === kind && calls[name] === at + 1;
    window.failed ||= now;
    return now;
  };
  const error = (name) => new DOMException("a call fails for a test", name);
  /** Replaces a method by one that may fail. */
  const wrap = (owner, method, name, fail) => {
    const real = owner[method];
    owner[method] = function (...given) {
      return fails(name) ? fail.call(this, () => real.apply(this, given), ...given) : real.apply(this, given);
    };
  };
  const refuse = (name) => () => {
    throw error(name);
  };
  wrap(Storage.prototype, "getItem", "storage read", refuse("SecurityError"));
  wrap(Storage.prototype, "setItem", "storage write", refuse("QuotaExceededError"));
  const failing = (Real, name, fail) => new Proxy(Real, {
    construct: (real, given) => (fails(name) ? fail(() => new real(...given)) : new real(...given)),
  });
  window.Worker = failing(Worker, "worker start", refuse("SecurityError"));
  wrap(Worker.prototype, "postMessage", "worker question", function () {
    this.dispatchEvent(new ErrorEvent("error", { message: "a call fails for a test" }));
  });
  // An answer that never comes is known only by its time limit; one that makes no sense is known at once.
  const { get } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, "data");
  Object.defineProperty(MessageEvent.prototype, "data", {
    get() {
      const data = get.call(this);
      return this.currentTarget instanceof Worker && typeof data === "string" && fails("worker answer") ? data.slice(0, 20) : data;
    },
  });
  if (navigator.clipboard) wrap(Clipboard.prototype, "writeText", "clipboard", () => Promise.reject(error("NotAllowedError")));
  window.AudioContext = failing(AudioContext, "audio context", refuse("NotSupportedError"));
  for (const method of ["createGain", "createBuffer", "createBufferSource", "createBiquadFilter"]) {
    wrap(BaseAudioContext.prototype, method, "sound", refuse("InvalidStateError"));
  }
  const later = window.setTimeout.bind(window);
  wrap(window, "setTimeout", "late timer", (real, task, time, ...given) => later(task, (time ?? 0) + 1_000, ...given));
  // A frame that comes late can still be cancelled.
  const cancel = window.cancelAnimationFrame.bind(window);
  wrap(window, "requestAnimationFrame", "late frame", (real) => -later(real, 500));
  window.cancelAnimationFrame = (number) => (number < 0 ? clearTimeout(-number) : cancel(number));
  wrap(IDBFactory.prototype, "open", "database opening", refuse("UnknownError"));
  wrap(IDBDatabase.prototype, "transaction", "transaction", refuse("InvalidStateError"));
  for (const owner of [IDBObjectStore.prototype, IDBIndex.prototype]) {
    for (const method of ["get", "getAll", "getAllKeys", "openCursor", "count"]) wrap(owner, method, "database read", refuse("UnknownError"));
  }
  for (const method of ["put", "add", "delete"]) {
    wrap(IDBObjectStore.prototype, method, "database write", refuse("UnknownError"));
    wrap(IDBObjectStore.prototype, method, "full database", function (real) {
      const request = real();
      this.transaction.abort();
      return request;
    });
  }
};
