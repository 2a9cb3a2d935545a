/// An action that a test expects to receive.
struct ActionExpectation<Action> {
  /// `Search.Action.response(…)`, or a description if there is no action.
  let description: () -> String
  /// Whether an action is the expected action.
  let matches: (Action) -> Bool
  /// The description of another action in a message.
  let difference: (_ other: Action) -> String
}

extension ActionExpectation where Action: Equatable {
  init(equalTo expected: Action) {
    self.init(
      description: { ActionLabel.text(of: expected) },
      matches: { $0 == expected },
      difference: { TestText.difference(expected, $0, signs: "Expected: −, Received: +") })
  }
}

extension ActionExpectation {
  /// Expects an action that a function accepts.
  init(accepting isMatching: @escaping (Action) -> Bool) {
    self.init(
      description: { "an action that the closure accepts" },
      matches: isMatching,
      difference: { TestText.actions([$0]) })
  }

  init<Value>(of actionCase: AnyCasePath<Action, Value>) {
    self.init(
      description: { Self.description(of: actionCase) },
      matches: { actionCase.extract(from: $0) != nil },
      difference: { TestText.actions([$0]) })
  }

  /// Expects an action of a case with a payload.
  init<Value: Equatable>(of actionCase: AnyCasePath<Action, Value>, holding value: Value) {
    self.init(
      description: { Self.description(of: actionCase) },
      matches: { actionCase.extract(from: $0) == value },
      difference: { other in
        guard let actual = actionCase.extract(from: other) else { return TestText.actions([other]) }
        return TestText.difference(value, actual, signs: "Expected: −, Received: +")
      })
  }

  private static func description<Value>(of actionCase: AnyCasePath<Action, Value>) -> String {
    guard let name = actionCase.caseNames else { return "an action of the case" }
    return "\(TypeName.of(Action.self)).\(name)"
  }
}
