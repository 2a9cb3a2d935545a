import ActionSyntax
import ComposableArchitecture

extension Command {
  static let set = Command(
    name: "set", usage: "set FIELD VALUE", summary: "Write a @BindingState field, as a view does",
    details: """
      The value of a string field is the rest of the line.
        set displayName 홍길동
        set isToggled true
        set digest .weekly
      """,
    meaning: .changesFeature(inTest: .actionsOnly, reads: []),
    argument: .field
  ) { context, input in
    guard let field = input.words.first else {
      throw ShellError(
        .missingInput, "`set` needs a field and a value", in: input.line, at: input.line.count,
        hint: context.bindableHint)
    }
    return try context.set(field.text, in: input.line, at: field.offset)
  }
}
