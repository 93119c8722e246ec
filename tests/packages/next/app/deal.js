"use client";
import { Game } from "canasta-engine";
import { useEffect } from "react";

export function Deal() {
  useEffect(() => {
    globalThis.SAID = new Game({ rules: "duel", seed: 43 }).legal();
  }, []);
  return null;
}
