/// An action that a test expects to receive.
struct ActionExpectation<Action> {
  /// `Search.Action.response(…)`, or in other words where there is no action to name.
  let description: () -> String
  /// Whether an action is the expected one.
  let matches: (Action) -> Bool
  /// What a message says about an action that is another one.
  let difference: (_ other: Action) -> String
}

extension ActionExpectation where Action: Equatable {
  /// An action that is equal to another.
  init(equalTo expected: Action) {
    self.init(
      description: { ActionLabel.text(of: expected) },
      matches: { $0 == expected },
      difference: { TestText.difference(expected, $0, signs: "Expected: −, Received: +") })
  }
}

extension ActionExpectation {
  /// An action that a function accepts.
  init(accepting isMatching: @escaping (Action) -> Bool) {
    self.init(
      description: { "an action that the closure accepts" },
      matches: isMatching,
      difference: { TestText.actions([$0]) })
  }

  /// An action of a case.
  init<Value>(of actionCase: AnyCasePath<Action, Value>) {
    self.init(
      description: { Self.description(of: actionCase) },
      matches: { actionCase.extract(from: $0) != nil },
      difference: { TestText.actions([$0]) })
  }

  /// An action of a case that holds a value.
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
    guard let name = actionCase.caseName else { return "an action of the case" }
    return "\(TypeName.of(Action.self)).\(name)"
  }
}
