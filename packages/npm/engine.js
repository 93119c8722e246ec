// The engine around an instance of its WebAssembly file. Each entry compiles that file in the way of its tool and calls `start`.
import * as glue from "./canasta_engine_bg.js";

export { bots, presets, review } from "./canasta_engine_bg.js";

let isStarted = false;

/** Starts the engine from the compiled file, once: another entry of the same copy of the package shares it, with its games. */
export function start(module) {
  if (isStarted) return;
  const { exports } = new WebAssembly.Instance(module, { "./canasta_engine_bg.js": glue });
  glue.__wbg_set_wasm(exports);
  exports.__wbindgen_start();
  isStarted = true;
}

const refuse = (code, message) => Object.assign(new Error(`${code}: ${message}`), { code });

/** What is wrong with a value that is no object of a class: it is nothing, as for a method that was taken off its object, or foreign. */
function foreign(value, name) {
  const is = value == null ? `${value}: give a ${name}, and call methods on their object` : `no ${name}, or one of another copy of canasta-engine`;
  return refuse("bad-request", `this is ${is}`);
}

/** Throws unless a value is an object of a class that was not freed. */
function check(kind, value, name) {
  if (!(value instanceof kind)) throw foreign(value, name);
  if (!value.__wbg_ptr) throw refuse("freed", `this ${name} was freed`);
}

// The generated methods trust their receiver and their arguments: what is freed or foreign would throw without a code.
for (const [name, kind] of Object.entries({ Game: glue.Game, Bot: glue.Bot })) {
  for (const [key, property] of Object.entries(Object.getOwnPropertyDescriptors(kind.prototype))) {
    if (["constructor", "free", "__destroy_into_raw"].includes(key)) continue;
    const checked = (inner) =>
      inner &&
      function (...given) {
        check(kind, this, name);
        if (kind === glue.Bot && key === "act") check(glue.Game, given[0], "Game");
        return inner.apply(this, given);
      };
    const { value, get } = property;
    Object.defineProperty(kind.prototype, key, typeof value === "function" ? { ...property, value: checked(value) } : { ...property, get: checked(get) });
  }
  // Freed twice is freed.
  const { free } = kind.prototype;
  kind.prototype.free = function () {
    if (!(this instanceof kind)) throw foreign(this, name);
    if (this.__wbg_ptr) free.call(this);
  };
  if (Symbol.dispose) kind.prototype[Symbol.dispose] = kind.prototype.free;
}

export const { Bot, Game } = glue;
