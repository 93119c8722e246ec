// How much of what takes long is tried: by night all of it.

/** Whether everything is tried, with `CANASTA_LONG=all` in the environment: matches to their usual end, and every look. */
const IS_LONG = process.env.CANASTA_LONG === "all";

/** `long` by night, else `short`, of which the test says why it is enough. */
export const longOrShort = (long, short) => (IS_LONG ? long : short);
