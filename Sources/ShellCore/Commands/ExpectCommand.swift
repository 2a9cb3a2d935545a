enum ExpectCommand {
  static let command = Command(
    name: "expect",
    summary: "Say how the next action changes the state",
    details: """
      After the next action, the state is compared with the expected one, as a test
      with a TestStore does: fields that are not named must not change. In a scope,
      the state is the child's. A closure as in a test is accepted as well.
        expect productAmount = 1, amountControl.amount = 1
        expect { $0.productAmount = 1; $0.amountControl.amount = 1 }
        expect .error(.offline)
        expect no change
      A condition, as for `break when`, says nothing about other fields.
        expect todos.count = 1 and not isLoading
      """,
    meaning: .inspects(.feature, reads: []),
    arguments: .text(
      "CHANGE", required: "a change", hint: "expected `field = value`, a condition, or `no change`",
      files: [], completion: .statePath),
    needs: \.scopedState, \.loaded, \.expectation, \.entry
  ) { change, state, loaded, expectation, entry in
    let expected = try ExpectedState(
      change.text, in: change.line, at: change.offset, for: state, in: loaded.scope)
    expectation.set(expected, in: loaded, entry)
    var output = Output.confirming(
      expected.isExhaustive
        ? "the next action will be compared with this"
        : "this is checked after the next action; other fields may change")
    output.expectation = .waits
    return output
  }
}
