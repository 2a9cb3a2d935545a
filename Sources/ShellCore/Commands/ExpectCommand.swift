import ActionSyntax

extension Command {
  static let expect = Command(
    name: "expect", usage: "expect CHANGE",
    summary: "Say how the next action changes the state",
    details: """
      After the next action, the state is compared with the expected one, as a test
      with a TestStore does: fields that are not named must not change. In a scope,
      the state is the child's. A closure as in a test is accepted as well.
        expect productAmount = 1, amountControl.amount = 1
        expect { $0.productAmount = 1; $0.amountControl.amount = 1 }
        expect .error(.offline)
        expect no change
      """,
    meaning: .inspects(.feature, reads: []),
    argument: .statePath
  ) { context, input in
    let state = try context.requireScopedState()
    guard !input.rest.isEmpty else {
      throw ShellError(
        .missingInput, "`expect` needs a change", in: input.line, at: input.line.count,
        hint: "expected `field = value`, or `no change`")
    }
    context.learning.expectation = try ExpectedState(
      input.rest, in: input.line, at: input.restOffset, for: state)
    return Output()
  }
}
