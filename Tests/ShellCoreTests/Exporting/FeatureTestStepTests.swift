import Testing

@testable import ShellCore

@Suite("The steps of a test of 2.0")
struct FeatureTestStepTests {
  /// An event whose states are numbers.
  private func event(_ action: Any, from before: Int, to after: Int, isFromTask: Bool = false)
    -> FeatureEvent
  {
    FeatureEvent(action: action, number: 1, isFromTask: isFromTask, before: before, after: after)
  }

  private func change(_ before: Int, _ after: Int, isInStep: Bool) -> FeatureEvent {
    event(
      FeatureChange(text: "task of A", written: nil, isInStep: isInStep), from: before, to: after)
  }

  private func steps(_ events: FeatureEvent..., isBeginning: Bool = false) -> [String] {
    FeatureTestStep.steps(of: events, isBeginning: isBeginning)
      .map { "\($0.kind) \($0.first.before) to \($0.after)" }
  }

  @Test("What a task changes before it suspends belongs to the action that has started it")
  func prefix() {
    #expect(
      steps(event("a", from: 0, to: 1), change(1, 2, isInStep: true)) == ["send 0 to 2"])
  }

  @Test("Later changes of tasks are asserted together")
  func suffix() {
    #expect(
      steps(
        event("a", from: 0, to: 1), change(1, 2, isInStep: false), change(2, 3, isInStep: false))
        == ["send 0 to 1", "expect 1 to 3"])
  }

  @Test(
    "After a received action, changes before the suspension belong to it, and later ones do not")
  func received() {
    #expect(
      steps(
        event("a", from: 0, to: 1), event("b", from: 1, to: 2, isFromTask: true),
        change(2, 3, isInStep: true), change(3, 4, isInStep: false))
        == ["send 0 to 1", "receive 1 to 3", "expect 3 to 4"])
  }

  @Test("A write is a modification, and the beginning is the mount")
  func kinds() {
    let write = FeatureChange(text: "modify", written: 1, isInStep: true)
    #expect(steps(event(write, from: 0, to: 2)) == ["modify 0 to 2"])
    let mount = FeatureChange(text: "mount", written: nil, isInStep: true)
    #expect(
      steps(event(mount, from: 0, to: 1), change(1, 2, isInStep: true), isBeginning: true)
        == ["mount 0 to 2"])
  }
}
