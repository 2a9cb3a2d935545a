/// What a record says of that which the test has left out. Whatever is named once is not named again.
extension TestRecord {
  /// Whether an effect waits for something that neither the test nor the feature brings.
  var isAnythingOutside: Bool { running.values.contains { !$0.isAsleep } }

  /// The received actions that the test has not asserted; nil: there are none.
  ///
  /// - Parameter label: The action that is to be sent now; nil: the test is over.
  mutating func unreceivedFailure(
    _ exhaustivity: Exhaustivity, before label: @autoclosure () -> String? = nil
  ) -> TestFailure? {
    guard !received.isEmpty else { return nil }
    let actions = takeAll().map(\.action)
    guard !actions.isEmpty else { return nil }
    return exhaustivity.judge(drawing { .unreceived(actions, before: label()) })
  }

  /// The effects that run, or those of one task; nil: there are none.
  ///
  /// - Parameter timeout: The time that was waited; nil: nothing could be waited for.
  mutating func unfinishedFailure(_ timeout: Duration?, _ task: StoreTask? = nil) -> TestFailure? {
    let running = unnamed.filter { task == nil || $0.group === task?.group }
    guard !running.isEmpty else { return nil }
    name(running)
    let time = timeout.map { " after \($0)" } ?? ""
    let opening =
      "\(TestText.are(running.count, "effect")) still running\(time), and should have ended:"
    return TestFailure("\(opening)\(list(texts(running).map(\.line)))\n\n\(Self.advice(running))")
  }

  /// What is wrong with the actions that have come; nil: it is the expected one alone.
  ///
  /// - Parameter timeout: The time that was waited; nil: nothing could be waited for.
  mutating func failure(
    _ receipt: Receipt, _ expectation: ActionExpectation<Action>, _ timeout: Duration?,
    _ exhaustivity: Exhaustivity
  ) -> TestFailure? {
    switch receipt {
    case .matched(_, let passed):
      passed.isEmpty
        ? nil
        : exhaustivity.judge(drawing { .passed(passed.map(\.action), before: expectation) })
    case .other(let received): drawing { .other(received.action, than: expectation) }
    case .nothing: nothingFailure(expectation, timeout)
    }
  }

  private mutating func nothingFailure(
    _ expectation: ActionExpectation<Action>, _ timeout: Duration?
  ) -> TestFailure {
    let running = unnamed
    name(running)
    let time = timeout.map { " within \($0)" } ?? ""
    let opening = "Expected to receive \(expectation.description()), and it did not come\(time)."
    guard !running.isEmpty else {
      return TestFailure(self.running.isEmpty ? "\(opening) No effect is running." : opening)
    }
    let effects = list(texts(running).map(\.line))
    let are = TestText.are(running.count, "effect")
    return TestFailure("\(opening) \(are) still running:\(effects)\n\n\(Self.advice(running))")
  }

  /// Effects do not come to rest.
  mutating func restlessFailure() -> TestFailure {
    let running = unnamed
    name(running)
    return TestFailure(
      """
      The effects do not come to rest: after \(TestLimits.steps) steps they were cancelled. Still \
      running:\(list(texts(running).map(\.origin)))
      """)
  }

  /// What is left when the test is over.
  mutating func failuresAtEnd(_ exhaustivity: Exhaustivity) -> [TestFailure] {
    [unreceivedFailure(exhaustivity), exhaustivity.judge(unfinishedFailure(nil))].compactMap { $0 }
  }

  /// Runs something that draws actions: the fields that bindings write are looked up in the state.
  private func drawing(_ body: () -> TestFailure) -> TestFailure {
    BindingField.$witnesses.withValue([state], operation: body)
  }

  private func list(_ lines: [String]) -> String { lines.map { "\n- \($0)" }.joined() }

  private static func advice(_ effects: [RunningEffect]) -> String {
    effects.allSatisfy(\.isAsleep)
      ? "Advance the clock on which they sleep, or cancel them: skipInFlightEffects() does."
      : "Let what they wait for happen, or cancel them: skipInFlightEffects() does."
  }
}

extension TestFailure {
  /// Actions were not received before the next was sent, or before the end.
  static func unreceived<Action>(_ actions: [Action], before label: String?) -> TestFailure {
    let these = TestText.counted(actions.count, "received action")
    let opening =
      label.map { "Before \($0) is sent, \(these) must be asserted with receive:" }
      ?? "\(these) must be asserted with receive before the test ends:"
    return TestFailure("\(opening)\n\n\(TestText.actions(actions))")
  }

  /// Another action came in place of the expected one.
  static func other<Action>(
    _ action: Action, than expectation: ActionExpectation<Action>
  ) -> TestFailure {
    TestFailure(
      """
      Expected to receive \(expectation.description()), and received another action:

      \(expectation.difference(action))
      """)
  }

  /// Actions came before the expected one.
  static func passed<Action>(
    _ actions: [Action], before expectation: ActionExpectation<Action>
  ) -> TestFailure {
    let these = TestText.counted(actions.count, "action")
    return TestFailure(
      """
      Before \(expectation.description()), \(these) came that must be asserted with receive:

      \(TestText.actions(actions))
      """)
  }
}
