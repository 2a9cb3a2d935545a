import LogReading
import Testing

@Suite struct LogReportTests {
  private let report = LogReport(
    LogReader.log(
      of: Array(
        """
        App started
        received action:
          Counter.Action.plus
        - Counter.State(count: 0)
        + Counter.State(count: 1)

        received action:
          Counter.Action.add(
            1,
            label: "x"
          )
        - Counter.State(count: 1)
        + Counter.State(count: 2)

        received action:
          Counter.Action.noop
          (No state changes)

        received action:
          Counter.Action.plus

        """.utf8)[...]))

  @Test func theSummaryCountsEverything() {
    #expect(report.summary == "4 blocks of 1 store in 20 lines; 1 other line")
    #expect(report.others == "1  App started")
  }

  @Test func blocksAreListed() {
    #expect(
      report.list == """
        1  .plus  count 0 -> 1
        2  .add(…)  count 1 -> 2
        3  .noop
        4  .plus
        """)
    #expect(report.list(containing: "label") == "2  .add(…)  count 1 -> 2")
  }

  @Test func statesAndHistoriesAreShown() {
    #expect(report.state(after: 3) == "Counter.State(count: 2)")
    #expect(report.state(after: 1, at: "count") == "1")
    #expect(report.state(after: 9) == nil)
    #expect(report.history(of: "count") == "1  .plus  count 0 -> 1\n2  .add(…)  count 1 -> 2")
  }
}
