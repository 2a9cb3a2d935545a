import Testing

/// A mistake, and what the answer to it contains.
struct OperatorMistake: Sendable, CustomTestStringConvertible {
  let topic: String
  let written: String
  let mistyped: String
  /// The line, with the column if the load is refused.
  let place: String
  let message: String
  let hint: String?

  init(
    _ topic: String, _ written: String, _ mistyped: String, at place: String, _ message: String,
    _ hint: String?
  ) {
    (self.topic, self.written, self.mistyped) = (topic, written, mistyped)
    (self.place, self.message, self.hint) = (place, message, hint)
  }

  var testDescription: String {
    "\(topic): \(mistyped.isEmpty ? "without \(written)" : mistyped)"
  }

  /// What the output contains. A mistake in a view does not prevent the load.
  var answer: String {
    guard place.contains(":") else {
      return "(X.swift:\(place): \(message)\(hint.map { "; \($0)" } ?? ""))"
    }
    return "X.swift:\(place): error: \(message)\n"
  }
}

extension OperatorMistake {
  static let all: [OperatorMistake] = [
    OperatorMistake(
      "switch",
      #"      case .incrementButtonTapped:"#,
      #"      case .incremntButtonTapped:"#,
      at: "25:13", #"'Counter.Action' has no case 'incremntButtonTapped'"#,
      #"did you mean `incrementButtonTapped`?"#),
    OperatorMistake(
      "switch",
      #"      case .factResponse(let fact):\#n        state.isOn = fact.isEmpty\#n        return .none\#n"#,
      #""#,
      at: "22:7", #"switch must be exhaustive"#,
      #"add `case .factResponse(_):`"#),
    OperatorMistake(
      "switch",
      #"        state.count += 1\#n        return .none\#n"#,
      #"        state.count += 1\#n"#,
      at: "36:5", #"the closure does not return an effect"#,
      #"end each case with `return .none`"#),
    OperatorMistake(
      "switch",
      #".factResponse(let fact):"#,
      #".factResponse:"#,
      at: "34:22", #"cannot find 'fact' in scope"#,
      #"declare it, or bind it in the pattern: `case .name(let fact):`"#),
    OperatorMistake(
      "switch",
      #"      case .incrementButtonTapped:"#,
      #"      case incrementButtonTapped:"#,
      at: "25:12", #"a case in a pattern begins with a dot"#,
      #"write `case .incrementButtonTapped`"#),
    OperatorMistake(
      "switch",
      #".presented(.incrementButtonTapped)"#,
      #".presented(.incremntButtonTapped)"#,
      at: "73:31", #"'Counter.Action' has no case 'incremntButtonTapped'"#,
      #"did you mean `incrementButtonTapped`?"#),
    OperatorMistake(
      "Scope",
      #"    Scope(state: \.first, action: \.first) {"#,
      #"    Scope(state: \.frist, action: \.first) {"#,
      at: "66:5", #"'Root.State' has no variable 'frist'"#,
      #"did you mean `first`?"#),
    OperatorMistake(
      "Scope",
      #"    Scope(state: \.first, action: \.first) {"#,
      #"    Scope(state: \.first, action: \.frist) {"#,
      at: "66:35", #"'Root.Action' has no case 'frist'"#,
      #"did you mean `first`?"#),
    OperatorMistake(
      "Scope",
      #"    Scope(state: \.first, action: \.first) {\#n      Counter()"#,
      #"    Scope(state: \.first, action: \.first) {\#n      Counter"#,
      at: "67:7", #"this is the type of a reducer, not a reducer"#,
      #"add parentheses: `Counter()`"#),
    OperatorMistake(
      "Scope",
      #"    Scope(state: \.first, action: \.first) {"#,
      #"    Scope(state: \.sheet, action: \.first) {"#,
      at: "66:5", #"State has no variable of this name and of the type of the child's state"#,
      #"an optional child needs `ifLet`, and rows need `forEach`"#),
    OperatorMistake(
      "Scope",
      #"    Scope(state: \.first, action: \.first) {"#,
      #"    Scope(state: \.first, action: \.addButtonTapped) {"#,
      at: "67:7", #"the case 'addButtonTapped' has no value"#,
      #"declare it as `case addButtonTapped(Counter.Action)`"#),
    OperatorMistake(
      "ifLet",
      #".ifLet(\.$sheet, action: \.sheet)"#,
      #".ifLet(\.sheet, action: \.sheet)"#,
      at: "89:12", #"the key path leads to the value, not to its presentation"#,
      #"write `\.$sheet`"#),
    OperatorMistake(
      "ifLet",
      #".ifLet(\.$sheet, action: \.sheet)"#,
      #".ifLet(\.$shet, action: \.sheet)"#,
      at: "89:12", #"value of type 'Root.State' has no member '$shet'"#,
      #"did you mean `$sheet`?"#),
    OperatorMistake(
      "ifLet",
      #".ifLet(\.$sheet, action: \.sheet)"#,
      #".ifLet(\.$sheet, action: \.shet)"#,
      at: "89:30", #"'Root.Action' has no case 'shet'"#,
      #"did you mean `sheet`?"#),
    OperatorMistake(
      "ifLet",
      #"sheet(PresentationAction<Counter.Action>)"#,
      #"sheet(Counter.Action)"#,
      at: "89:6", #"the case 'sheet' has a value of type Counter.Action, which `ifLet` cannot use"#,
      #"declare it as `case sheet(PresentationAction<Counter.Action>)`"#),
    OperatorMistake(
      "ifLet",
      #".ifLet"#,
      #".iflet"#,
      at: "89:6", #"a reducer has no operator 'iflet'"#,
      #"did you mean `.ifLet`?"#),
    OperatorMistake(
      "forEach",
      #".forEach(\.rows, action: \.rows)"#,
      #".forEach(\.rws, action: \.rows)"#,
      at: "90:14", #"value of type 'Root.State' has no member 'rws'"#,
      #"did you mean `rows`?"#),
    OperatorMistake(
      "forEach",
      #".forEach(\.rows, action: \.rows)"#,
      #".forEach(\.rows, action: \.rws)"#,
      at: "90:30", #"'Root.Action' has no case 'rws'"#,
      #"did you mean `rows`?"#),
    OperatorMistake(
      "forEach",
      #"rows(IdentifiedActionOf<Counter>)"#,
      #"rows(Counter.Action)"#,
      at: "90:6",
      #"the case 'rows' has a value of type Counter.Action, which `forEach` cannot use"#,
      #"declare it as `case rows(IdentifiedActionOf<Counter>)`"#),
    OperatorMistake(
      "forEach",
      #"IdentifiedArrayOf<Counter.State> = []"#,
      #"[Counter.State] = []"#,
      at: "90:14",
      #"the property has the type [Counter.State], not IdentifiedArray<Int, Counter.State>"#,
      #"declare it as `IdentifiedArrayOf<...>`"#),
    OperatorMistake(
      "forEach",
      #"Equatable, Identifiable {"#,
      #"Equatable {"#,
      at: "53:15", #"type 'Counter.State' does not conform to protocol 'Identifiable'"#,
      #"write `struct State: Identifiable` and give it `let id: ...`"#),
    OperatorMistake(
      "run",
      #"\(count) is"#,
      #"\(state.count) is"#,
      at: "29:21", #"an effect cannot use the state, which belongs to the reducer"#,
      #"to read: `.run { [state] send in ... }`; to change: send an action"#),
    OperatorMistake(
      "run",
      #"await send("#,
      #"send("#,
      at: "31:15", #"sending an action from an effect needs await"#,
      #"write `await send(...)`"#),
    OperatorMistake(
      "run",
      #"try await clock"#,
      #"await clock"#,
      at: "30:17", #"call can throw, but it is not marked with 'try' and the error is not handled"#,
      #"in an effect, write `try`; in a reducer, use `try?` or `do` and `catch`"#),
    OperatorMistake(
      "run",
      #"[count = state.count] send in"#,
      #"[count = state.count] _ in"#,
      at: "31:23", #"the closure of this effect has no parameter `send`"#,
      #"write `.run { send in`"#),
    OperatorMistake(
      "run",
      #"send(.factResponse("#,
      #"send(.factRespons("#,
      at: "31:23", #"type 'Counter.Action' has no member 'factRespons'"#,
      #"did you mean `factResponse`?"#),
    OperatorMistake(
      "Presents",
      #"@Presents var"#,
      #"var"#,
      at: "89:12", #"value of type 'Root.State' has no member '$sheet'"#,
      #"declare it as `@Presents var sheet`"#),
    OperatorMistake(
      "Presents",
      #"@Presents"#,
      #"@Present"#,
      at: "52:6", #"unknown attribute 'Present'"#,
      #"did you mean `Presents`?"#),
    OperatorMistake(
      "Presents",
      #"@Presents var sheet: Counter.State?"#,
      #"@Presents var sheet: Counter.State"#,
      at: "52:15",
      #"'@Presents' needs an optional 'var' with its type, such as '@Presents var child: Child.State?'"#,
      nil),
    OperatorMistake(
      "Presents",
      #"@Presents var"#,
      #"@Presents let"#,
      at: "52:15",
      #"'@Presents' needs an optional 'var' with its type, such as '@Presents var child: Child.State?'"#,
      nil),
    OperatorMistake(
      "Presents",
      #"@Presents"#,
      #"@PresentationState"#,
      at: "52:5",
      #"'@PresentationState' has no effect in an '@ObservableState' type; use '@Presents'"#,
      nil),
    OperatorMistake(
      "Bindable",
      #"  @Bindable var store: StoreOf<Counter>"#,
      #"  let store: StoreOf<Counter>"#,
      at: "98", #"cannot find '$store' in scope"#,
      #"declare it as `@Bindable var store`"#),
    OperatorMistake(
      "Bindable",
      #"  @Bindable var store: StoreOf<Counter>"#,
      #"  @Binable var store: StoreOf<Counter>"#,
      at: "96", #"unknown attribute 'Binable'"#,
      #"did you mean `Bindable`?"#),
    OperatorMistake(
      "Bindable",
      #"  @Bindable var store: StoreOf<Counter>"#,
      #"  @UIBindable var store: StoreOf<Counter>"#,
      at: "96", #"unknown attribute 'UIBindable'"#,
      #"write `@Bindable` in a SwiftUI view: `@UIBindable` is for controls of UIKit, whose bindings loaded files do not have"#
    ),
    OperatorMistake(
      "Bindable",
      #"  @Bindable var store: StoreOf<Counter>"#,
      #"  @Bindable let store: StoreOf<Counter>"#,
      at: "98", #"cannot find '$store' in scope"#,
      #"declare it as `@Bindable var store`"#),
    OperatorMistake(
      "Bindable",
      #"$store.isOn"#,
      #"$store.isOnn"#,
      at: "98", #"'Counter.State' has no member 'isOnn'"#,
      #"did you mean `isOn`?"#),
    OperatorMistake(
      "Bindable",
      #"enum Action: BindableAction {"#,
      #"enum Action {"#,
      at: "20:5", #"'Counter.Action' does not conform to 'BindableAction'"#,
      #"write `enum Action: BindableAction` with `case binding(BindingAction<State>)`"#),
    OperatorMistake(
      "StackState",
      #"StackState<Path.State>()"#,
      #"StackState<Path>()"#,
      at: "91:14", #"the property has the type StackState<Path>, not StackState<Path.State>"#,
      #"declare it as `StackState<Path.State>`"#),
    OperatorMistake(
      "StackState",
      #"path(StackActionOf<Path>)"#,
      #"path(PresentationAction<Path.Action>)"#,
      at: "91:6",
      #"the case 'path' has a value of type PresentationAction<Path.Action>, which `forEach` cannot use"#,
      #"declare it as `case path(StackActionOf<Path>)`"#),
    OperatorMistake(
      "StackState",
      #".forEach(\.path, action: \.path)"#,
      #".forEach(\.path, action: \.pth)"#,
      at: "91:30", #"'Root.Action' has no case 'pth'"#,
      #"did you mean `path`?"#),
    OperatorMistake(
      "StackState",
      #".append(.counter("#,
      #".append(.countr("#,
      at: "85:28", #"type 'Path.State' has no member 'countr'"#,
      #"did you mean `counter`?"#),
    OperatorMistake(
      "StackState",
      #".append(.counter(Counter.State(id: 4)))"#,
      #".append(Counter.State(id: 4))"#,
      at: "85:27",
      #"cannot convert value of type 'Counter.State' to expected argument type 'Path.State'"#,
      #"write a value of type `Path.State`"#),
  ]
}
