// The last lines of a run: each engine with its version and its counts, and all of them, which xtask reads.

import SummaryReporter from "../lib/reporter.mjs";

export default class EngineReporter extends SummaryReporter {
  onEnd() {
    for (const project of this.suite.suites) {
      const tests = project.allTests();
      const count = (outcome) => tests.filter((test) => test.outcome() === outcome).length;
      const notes = tests.flatMap((test) => test.results.flatMap((result) => result.annotations));
      const name = notes.find(({ type }) => type === "version")?.description ?? project.title;
      const skipped = count("skipped");
      console.log(`engine ${name}: ${count("expected")} passed, ${count("unexpected")} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
    }
    super.onEnd();
  }
}
