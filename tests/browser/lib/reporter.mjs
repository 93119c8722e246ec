// The last lines of a run, which xtask reads: "2 skipped" and "1 flaky", if any were, and "3 passed, 0 failed".

export default class SummaryReporter {
  onBegin(config, suite) {
    this.suite = suite;
    this.faults = 0;
  }

  /** An error outside all tests, such as a file that cannot be loaded. */
  onError() {
    this.faults += 1;
  }

  onEnd() {
    const outcomes = this.suite.allTests().map((test) => test.outcome());
    const count = (outcome) => outcomes.filter((other) => other === outcome).length;
    if (count("skipped") > 0) console.log(`${count("skipped")} skipped`);
    if (count("flaky") > 0) console.log(`${count("flaky")} flaky`);
    console.log(`${count("expected") + count("flaky")} passed, ${count("unexpected") + this.faults} failed`);
  }
}
