// Bots that think in a worker.

/** Two at the table, one of them the bot that thinks longest. */
export const MASTER_GAME = { rules: "classic-two", seats: ["You", { name: "Ada", player: "master" }], seed: 5, dealer: 0 };

/**
 * Records the workers of a page in `window.workers`: the messages that each got in `sent` and gave in `received`, with their times,
 * whether it is `terminated`, and `post`, which sends it a message past the record.
 */
export const recordWorkers = (page) => page.addInitScript(() => {
  window.workers = [];
  const Real = window.Worker;
  window.Worker = class extends Real {
    constructor(...args) {
      super(...args);
      const record = { sent: [], received: [], terminated: false, post: super.postMessage.bind(this) };
      window.workers.push(record);
      this.addEventListener("message", ({ data }) => record.received.push([performance.now(), data]));
      this.postMessage = (message, ...others) => {
        if (typeof message === "string") record.sent.push([performance.now(), message]);
        record.post(message, ...others);
      };
      const terminate = this.terminate.bind(this);
      this.terminate = () => {
        record.terminated = true;
        terminate();
      };
    }
  };
});
