export { day, dealHand, dealLink, gameLink, par, parPlaying, readDay, readLink } from "./canasta_engine.js";
export type { Day, DayGame, Deal, DealPlayer, Link, Par, Playing } from "./canasta_engine.js";
