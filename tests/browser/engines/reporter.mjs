// The last lines of a run: each engine with its version and its counts, and all of them, which xtask reads.

export default class EngineReporter {
  onBegin(config, suite) {
    this.suite = suite;
    this.faults = 0;
  }

  /** An error outside all tests, such as a file that cannot be loaded. */
  onError() {
    this.faults += 1;
  }

  onEnd() {
    const counts = (tests) => {
      const count = (outcome) => tests.filter((test) => test.outcome() === outcome).length;
      return [count("expected"), count("unexpected"), count("skipped")];
    };
    for (const project of this.suite.suites) {
      const tests = project.allTests();
      const notes = tests.flatMap((test) => test.results.flatMap((result) => result.annotations));
      const name = notes.find(({ type }) => type === "version")?.description ?? project.title;
      const [passed, failed, skipped] = counts(tests);
      console.log(`engine ${name}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
    }
    const [passed, failed, skipped] = counts(this.suite.allTests());
    if (skipped > 0) console.log(`${skipped} skipped`);
    console.log(`${passed} passed, ${failed + this.faults} failed`);
  }
}
