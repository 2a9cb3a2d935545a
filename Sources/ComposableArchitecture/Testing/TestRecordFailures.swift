// The failures for everything that a test has not asserted. Nothing is named twice.
extension TestRecord {
  /// The failure for actions that the test has not received, or `nil` if there are none.
  ///
  /// While the test continues, an exhaustive test can still receive them.
  ///
  /// - Parameter label: The action that is about to be sent, or `nil` at the end of the test.
  mutating func unreceivedFailure(
    _ exhaustivity: Exhaustivity, before label: @autoclosure () -> String? = nil
  ) -> TestFailure? {
    guard !received.isEmpty else { return nil }
    let label = label()
    let isKept = exhaustivity == .on && label != nil
    let actions = (isKept ? reportAll() : takeAll()).map(\.action)
    guard !actions.isEmpty else { return nil }
    return exhaustivity.judge(describing(state) { .unreceived(actions, before: label) })
  }

  /// The failure for effects in flight, possibly only those of one task, or `nil` if there are none.
  ///
  /// - Parameters:
  ///   - timeout: The time that the test has waited, or `nil` if there was nothing to wait for.
  ///   - task: The task.
  mutating func unfinishedFailure(_ timeout: Duration?, _ task: StoreTask? = nil) -> TestFailure? {
    let running = effects.nameUnnamed(of: task)
    guard !running.isEmpty else { return nil }
    let time = timeout.map { " after \($0)" } ?? ""
    let opening =
      "\(TestText.are(running.count, "effect")) still running\(time), and should have ended:"
    return TestFailure("\(opening)\(list(texts(running).map(\.line)))\n\n\(advice(running))")
  }

  /// The failure for received actions, or `nil` if only the expected action was received.
  ///
  /// - Parameter timeout: The time that the test has waited, or `nil` if there was nothing to wait for.
  mutating func failure(
    _ receipt: Receipt, _ expectation: ActionExpectation<Action>, _ timeout: Duration?,
    _ exhaustivity: Exhaustivity
  ) -> TestFailure? {
    switch receipt {
    case .matched(_, let passed):
      passed.isEmpty
        ? nil
        : exhaustivity.judge(
          describing(state) { .passed(passed.map(\.action), before: expectation) })
    case .other(let received): describing(state) { .other(received.action, than: expectation) }
    case .nothing: nothingFailure(expectation, timeout)
    }
  }

  private mutating func nothingFailure(
    _ expectation: ActionExpectation<Action>, _ timeout: Duration?
  ) -> TestFailure {
    let running = effects.nameUnnamed()
    let time = timeout.map { " within \($0)" } ?? ""
    let opening = "Expected to receive \(expectation.description()), but it did not arrive\(time)."
    guard !running.isEmpty else {
      return TestFailure(effects.isEmpty ? "\(opening) No effect is running." : opening)
    }
    let lines = list(texts(running).map(\.line))
    let are = TestText.are(running.count, "effect")
    return TestFailure("\(opening) \(are) still running:\(lines)\n\n\(advice(running))")
  }

  /// The failure for effects that do not become idle.
  mutating func restlessFailure() -> TestFailure {
    let running = effects.nameUnnamed()
    return TestFailure(
      """
      The effects did not become idle and were cancelled after \(TestLimits.steps) steps. Still \
      running:\(list(texts(running).map(\.origin)))
      """)
  }

  /// The failures at the end of the test.
  mutating func failuresAtEnd(_ exhaustivity: Exhaustivity) -> [TestFailure] {
    [unreceivedFailure(exhaustivity), exhaustivity.judge(unfinishedFailure(nil))].compactMap { $0 }
  }

  /// The failure at the end of the test for changes of shared values that it has not asserted.
  func sharedFailure(_ before: SharedContents) -> TestFailure? {
    guard !before.isEmpty else { return nil }
    return SharedPerspective.asserting(before) {
      guard !ChangeText.areEqual(state, state) else { return nil }
      let difference = TestText.difference(state, state, signs: "Before: −, After: +")
      return TestFailure(
        "The test ended before it asserted changes of shared values:\n\n\(difference)")
    }
  }
}

/// Calls a function that describes actions. The fields of binding actions are looked up in the state.
private func describing<State>(_ state: State, _ body: () -> TestFailure) -> TestFailure {
  BindingField.$witnesses.withValue([state], operation: body)
}

private func list(_ lines: [String]) -> String { lines.map { "\n- \($0)" }.joined() }

private func advice(_ effects: [RunningEffect]) -> String {
  effects.allSatisfy(\.isAsleep)
    ? "Advance the clock on which they sleep, cancel them, or call skipInFlightEffects()."
    : "Let what they wait for happen, cancel them, or call skipInFlightEffects()."
}

extension TestFailure {
  /// Actions were not received before the next one was sent or before the end of the test.
  static func unreceived<Action>(_ actions: [Action], before label: String?) -> TestFailure {
    let these = TestText.counted(actions.count, "received action")
    let opening =
      label.map { "Before \($0) is sent, \(these) must be asserted with receive:" }
      ?? "\(these) must be asserted with receive before the test ends:"
    return TestFailure("\(opening)\n\n\(TestText.actions(actions))")
  }

  /// An action other than the expected one was received.
  static func other<Action>(
    _ action: Action, than expectation: ActionExpectation<Action>
  ) -> TestFailure {
    TestFailure(
      """
      Expected to receive \(expectation.description()), but received another action:

      \(expectation.difference(action))
      """)
  }

  /// Other actions were received before the expected one.
  static func passed<Action>(
    _ actions: [Action], before expectation: ActionExpectation<Action>
  ) -> TestFailure {
    let these = TestText.counted(actions.count, "action")
    return TestFailure(
      """
      Before \(expectation.description()), the store received \(these) that must be asserted first:

      \(TestText.actions(actions))
      """)
  }
}

/// Values in the messages of failed tests.
package enum TestText {
  /// The difference of two values with an explanation of the signs.
  package static func difference<Value>(_ expected: Value, _ actual: Value, signs: String) -> String
  {
    let difference = ChangeText.diff(expected, actual, markers: .proportional)
    return """
      \(indented(difference ?? ChangeText.dump(actual)))

      (\(signs))
      """
  }

  /// The first actions of a list, one per line.
  package static func actions<Action>(_ actions: [Action]) -> String {
    let shown = actions.prefix(25).map { indented(ChangeText.dump($0)) }
    let rest = actions.count - shown.count
    return (shown + (rest > 0 ? ["  and \(rest) more"] : [])).joined(separator: "\n")
  }

  /// `1 effect is`, `2 effects are`.
  package static func are(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun) is" : "\(count) \(noun)s are"
  }

  /// `1 received action`, `2 received actions`.
  package static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }
}

/// An effect in the messages of failed tests: `Timer.swift:24, from Timer.Action.startButtonTapped,
/// id CancelID.timer`.
struct EffectText {
  let effect: RunningEffect
  /// The action that returned the effect.
  let action: Any

  /// The origin of the effect and what it is waiting for, on one line.
  var line: String { "\(origin): \(occupation)" }

  /// The origin of the effect.
  var origin: String {
    let ids = effect.ids.map { ", id \(Self.text(ofID: $0.base))" }.joined()
    return "\(effect.location), from \(ActionLabel.text(of: action))\(ids)"
  }

  private var occupation: String {
    effect.isAsleep
      ? "asleep on a clock that is not advancing" : "waiting for something outside the test"
  }

  private static func text(ofID id: Any) -> String {
    guard Mirror(reflecting: id).displayStyle == .enum else { return ChangeText.short(id) }
    return "\(type(of: id)).\(id)"
  }
}

extension TestFailure {
  /// Adds which actions have changed shared values before the test has received them.
  func explainingShared<Action>(changedBy actions: [Action]) -> TestFailure {
    guard !actions.isEmpty else { return self }
    let names = actions.map { ActionLabel.text(of: $0) }.joined(separator: ", ")
    return TestFailure(
      """
      \(text)

      The shared value was changed by \(names), which the test has not received yet: the store reduces the actions of effects \
      as soon as they arrive. Assert the change here.
      """)
  }
}
