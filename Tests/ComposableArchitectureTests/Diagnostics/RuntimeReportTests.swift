import Testing

@testable import ComposableArchitecture

/// The report of what a version of the Swift runtime lacks.
struct RuntimeReportTests {
  @Test func `A report names what is missing, and what happens without it`() {
    let missing = RuntimeAssumption(
      .symbol, "swift_task_enqueueGlobal_hook", since: "6.0",
      without: "unstructured tasks of effects run on the global pool, in any order"
    ) { false }
    let warnings = RuntimeWarning.warnings(of: RuntimeAssumption.failures(of: [missing]))
    #expect(
      warnings.map(\.text) == [
        """
        TCA046: this version of Swift lacks a symbol: swift_task_enqueueGlobal_hook
        This is because it is known since Swift 6.0. Without it, unstructured tasks of effects run on the global \
        pool, in any order.
        """
      ])
  }
}
