import ActionSyntax

/// Advice on errors that the compiler words in a fixed way.
struct WordingAdvice {
  let sources: SourceSet

  /// A text that an error contains, a clearer message if there is one, and what to write.
  private struct Pattern {
    let text: String
    var message: String?
    let hint: String
  }

  /// Returns a clearer message than the compiler's, if there is one, and what to write.
  func advice(for error: CompilerMessage, _ line: Substring) -> Advice {
    if error.text.contains("conform to protocol"), let requirement = requirement(error) {
      return requirement
    }
    if let plain = Self.plain.first(where: { error.text.contains($0.text) }) {
      return (plain.message, plain.hint)
    }
    if error.text.contains("escaping closure captures 'inout' parameter 'state'") {
      return Self.capturedState(line)
    }
    return fromQuotes(error, line)
  }

  /// - Parameter line: The line in which the closure begins.
  private static func capturedState(_ line: Substring) -> Advice {
    guard line.contains(/\.(run|publisher|task|fireAndForget)\b/) else {
      return (
        "a closure that can run later cannot use the state, which belongs to the reducer",
        "to read: copy the value before, or capture it: `{ [state] in ... }`; to change: send an action from an effect"
      )
    }
    return (
      "an effect cannot use the state, which belongs to the reducer",
      "to read: `.run { [state] send in ... }`; to change: send an action"
    )
  }

  private static let plain = [
    Pattern(
      text: "missing return in closure expected to return 'Effect",
      message: "the closure does not return an effect", hint: "end each case with `return .none`"),
    Pattern(
      text: "instance method 'callAsFunction' cannot be called from outside of the actor",
      message: "sending an action from an effect needs await", hint: "write `await send(...)`"),
    Pattern(
      text: "is 'async' but is not marked with 'await'", hint: "write `await` before the call"),
    Pattern(
      text: "'async' call in a function that does not support concurrency",
      message: "a reducer cannot wait for an asynchronous call",
      hint: "call it in an effect: `.run { send in await send(.loaded(...)) }`"),
    Pattern(
      text: "call can throw, but it is not marked with 'try'",
      hint: "in an effect, write `try`; in a reducer, use `try?` or `do` and `catch`"),
    Pattern(
      text: "expects 1 argument, which cannot be implicitly ignored",
      hint: "write `.run { send in`"),
    Pattern(
      text: "expects 2 arguments, but ",
      hint: "write both: `Reduce { state, action in`, or `catch: { error, send in`"),
    Pattern(
      text: "value of type '@Sendable (Send<",
      message: "the closure of `.run` has one parameter", hint: "write `.run { send in`"),
    Pattern(
      text: "invalid conversion from throwing function",
      message: "a reducer can neither throw an error nor wait",
      hint: "call it in an effect: `.run { send in try await ... }`"),
    Pattern(
      text: "invalid conversion from 'async' function",
      message: "a reducer cannot wait for an asynchronous call",
      hint: "call it in an effect: `.run { send in await send(.loaded(...)) }`"),
    Pattern(
      text: "is an immutable capture",
      hint: "an effect cannot change the state: send an action that changes it"),
    Pattern(
      text: "'nil' cannot be assigned to type",
      hint: "only an optional can be `nil`: declare it with `?`"),
    Pattern(
      text: "generic struct 'ObservedObject' requires",
      message: "a store is not an ObservableObject", hint: "declare it as `@Bindable var store`"),
    Pattern(
      text: "actor-isolated property",
      hint: "read it in an effect, with `await`, and send the value"),
    Pattern(
      text: "type annotation missing in pattern", hint: "write a type or a value: `var count = 0`"),
    Pattern(
      text: "must be unwrapped to a value of type", hint: "write `?? 0`, or `if let value = ...`"),
    Pattern(
      text: "expected to be 'IdentifiedArray", hint: "write `IdentifiedArrayOf<Row.State>`"),
    Pattern(
      text: "type 'Never' has no member",
      message: "a case with `@ReducerCaseIgnored` has no actions",
      hint: "remove the attribute if the case holds an AlertState or a reducer"),
    Pattern(
      text: "'State' is not a member type of", message: "this type is not a reducer",
      hint:
        "a case of a `@Reducer` enum holds a reducer; mark one with other data with `@ReducerCaseIgnored`"
    ),
    Pattern(
      text: "is not a reducer; mark a case",
      hint: "write `@ReducerCaseIgnored` before `case`, or a reducer in the parentheses"),
    Pattern(
      text: "generic type 'Effect' specialized with too many", hint: "write `Effect<Action>`"),
    Pattern(
      text: "in enum 'case' declaration", hint: "a `}` above closes the `switch` too early"),
    Pattern(
      text: "cannot conform to 'Reducer'",
      message: "the closure of this Reduce has an error that the compiler does not locate",
      hint: "check the names of the fields and actions in it"),
    Pattern(
      text: "conform to 'CasePathable'",
      hint:
        "a key path to a case needs `@CasePathable` or `@Reducer`; a key path to an optional child needs `ifLet`"
    ),
    Pattern(
      text: "State has no variable of this name",
      message: "State has no variable of this name and of the type of the child's state",
      hint: "an optional child needs `ifLet`, and rows need `forEach`"),
    Pattern(
      text: "main actor-isolated", hint: "call it on the main actor: `await`, or in the view"),
    Pattern(
      text: "unterminated string literal", hint: "close it with \" in the same line"),
    Pattern(
      text: "extraneous '}' at top level",
      hint: "a `{` is missing above, or this `}` is one too many"),
    Pattern(
      text: "are not allowed at the top level",
      hint:
        "only `main.swift` and playgrounds contain statements outside of functions; load a file without them"
    ),
    Pattern(
      text: "expected '}'", hint: "a `{` above has no `}`; indent the file to find it"),
    Pattern(
      text: "'case' label can only appear inside a 'switch'",
      hint: "a `}` above closes the `switch` too early"),
    Pattern(
      text: "tuple pattern has the wrong length", hint: "bind as many values as the case has"),
  ]

  /// The requirement of a protocol that a type does not meet.
  private func requirement(_ error: CompilerMessage) -> Advice? {
    let notes = error.notes.filter { $0.hasPrefix("protocol requires") }
    let quoted = error.quoted
    guard quoted.count >= 2 else { return nil }
    if let field = error.notes.first(where: { $0.hasPrefix("stored property type") }) {
      let type = field.split(separator: "'").dropFirst().first.map(String.init) ?? "its type"
      if let path = Self.childState(in: type) {
        return (nil, "write `extension \(path): \(quoted[1]) {}` below the reducers")
      }
      return (
        nil,
        "a field has the type \(type), which is not \(quoted[1]): change it, or write `==` yourself"
      )
    }
    if let renaming = UndeclaredNames.renaming(for: notes, among: sources.declaredNames) {
      return (nil, renaming)
    }
    for pattern in Self.requirements where notes.contains(where: { $0.contains(pattern.text) }) {
      return (nil, pattern.hint)
    }
    if quoted[1] == "Identifiable" {
      return (nil, "write `struct State: Identifiable` and give it `let id: ...`")
    }
    return notes.first.map { (nil, $0) }
  }

  /// The child's state in a type: `Root.Path.State` for `StackState<Root.Path.State>`. `@Reducer` on an enum writes one that conforms to nothing.
  private static func childState(in type: String) -> String? {
    let prefixes = ["StackState<", "PresentationState<", "Optional<"]
    guard let prefix = prefixes.first(where: type.hasPrefix), type.hasSuffix(".State>") else {
      return nil
    }
    return String(type.dropFirst(prefix.count).dropLast())
  }

  private static let requirements = [
    Pattern(
      text: "nested type 'State'",
      hint: "declare it: `struct State: Equatable { var count = 0 }`"),
    Pattern(
      text: "nested type 'Action'", hint: "declare it: `enum Action { case buttonTapped }`"),
    Pattern(
      text: "'reduce(into:action:)'",
      hint: "declare `var body: some ReducerOf<Self> { Reduce { state, action in ... } }`"),
    Pattern(text: "property 'liveValue'", hint: "declare it: `static let liveValue = ...`"),
    Pattern(text: "property 'id'", hint: "give it an `id`: `let id: UUID`"),
  ]

  /// Advice that quotes words of the error.
  private func fromQuotes(_ error: CompilerMessage, _ line: Substring) -> Advice {
    let (text, quoted) = (error.text, error.quoted)
    if text.hasSuffix("without a contextual type"), let name = quoted.first,
      ArchitectureNames.effects.contains(name)
    {
      return (nil, "write `return` before the effect: `return .\(name)`")
    }
    if text.hasPrefix("generic parameter 'Key'"),
      let key = line.identifier(after: "@Dependency(.")
    {
      return ("a key path begins with a backslash", "write `@Dependency(\\.\(key))`")
    }
    if text.contains("to expected argument type 'Binding<"),
      let value = line.firstMatch(of: /[^$\w](\w*[sS]tore\.[\w.]+)/)
    {
      return ("a value is not a binding", "write `$\(value.1)`")
    }
    if text.contains("'State' is not a member type of")
      || text.contains("'.State' does not conform"),
      let type = line.firstMatch(of: /(\w+Of)<([\w.]+)\.State>/)
    {
      return ("`\(type.1)` needs a reducer, not its state", "write `\(type.1)<\(type.2)>`")
    }
    if text.hasPrefix("switch must be exhaustive") {
      let cases = error.notes.compactMap { note in
        note.hasPrefix("add missing case: '") ? note.split(separator: "'").dropFirst().first : nil
      }
      let list = cases.map { "`case \($0):`" }.joined(separator: ", ")
      return (nil, cases.isEmpty ? nil : "add \(list)")
    }
    if text.contains("is a 'let' constant"), let name = quoted.dropLast().last {
      return (nil, "declare it with `var \(name)`")
    }
    if text.hasPrefix("member '"), text.contains("expects argument"), quoted.count >= 2 {
      // `loaded`, or `over(score:)`.
      let labels = quoted[0].contains("(") ? quoted[0].dropLast() : "\(quoted[0])("
      let call = labels.replacing("_:", with: "").replacing(":", with: ": ")
      return (nil, "write `.\(call)...)` with a value of type \(quoted[1])")
    }
    if text.hasPrefix("invalid redeclaration"), let name = quoted.first {
      return (nil, "remove one of the two declarations of `\(name)`")
    }
    if text.contains("KeyPath<") { return keyPath(quoted) }
    if text.contains("(from macro '"), let end = text.range(of: " (from macro '") {
      let message = String(text[..<end.lowerBound])
      // Some messages of macros say what to write.
      let isComplete = message.contains("; use '") || message.contains(", such as '")
      return (message, isComplete ? nil : quoted.first.map { "\($0) needs a struct or an enum" })
    }
    if text.hasPrefix("cannot convert value") || text.hasPrefix("cannot assign value"),
      quoted.count == 2
    {
      if quoted[0] == "()", quoted[1].hasPrefix("Effect") {
        return ("the closure does not return an effect", "end each case with `return .none`")
      }
      return (nil, "write a value of type `\(quoted[1])`")
    }
    return (nil, nil)
  }

  /// A property that has another type than the operator expects.
  private func keyPath(_ quoted: [String]) -> Advice {
    guard quoted.count >= 2, let found = CaseKeyPaths.value(of: quoted[0]),
      let expected = CaseKeyPaths.value(of: quoted[1]), found != "Value",
      !found.hasPrefix("IdentifiedArray")
    else { return (nil, nil) }
    if expected.hasPrefix("IdentifiedArray") {
      return (
        "the property has the type \(found), not \(expected)",
        "declare it as `IdentifiedArrayOf<...>`"
      )
    }
    if expected == found + "?", !found.hasPrefix("PresentationState") {
      return (
        "the property is not optional",
        "for a child that always exists, write `Scope(state:action:)`"
      )
    }
    return (nil, nil)
  }
}
