import { Game } from "canasta-engine";
import { Deal } from "./deal.js";

// Rendered on the server, while it is built.
export default function Page() {
  return (
    <main>
      <p id="server">{new Game({ rules: "duel", seed: 43 }).legal().join(", ")}</p>
      <Deal />
    </main>
  );
}
