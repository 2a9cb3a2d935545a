import Testing

@testable import SourceLoading

/// Answers to errors that the compiler words by the types of the library. Nothing is compiled here.
@Suite("Common mistakes")
struct CommonMistakesTests {
  struct Row: Sendable {
    let line: String
    let error: String
    let message: String
    let hint: String
  }

  @Test(
    "An error has a message in the words of the sources, and says what to write",
    arguments: [
      Row(
        line: "enum Action: BindableAction {",
        error: "type 'A.Action' does not conform to protocol 'BindableAction'",
        message: "type 'A.Action' does not conform to protocol 'BindableAction'",
        hint: "write `case binding(BindingAction<State>)`"),
      Row(
        line: "return .run { send in", error: "escaping closure captures 'inout' parameter 'state'",
        message: "an effect cannot use the state, which belongs to the reducer",
        hint: "to read: `.run { [state] send in ... }`; to change: send an action"),
      Row(
        line: "state.rows.lazy.filter { $0.id == state.id }",
        error: "escaping closure captures 'inout' parameter 'state'",
        message: "a closure that can run later cannot use the state, which belongs to the reducer",
        hint:
          "to read: copy the value before, or capture it: `{ [state] in ... }`; to change: send an action from an effect"
      ),
      Row(
        line: "print(1)", error: "expressions are not allowed at the top level",
        message: "expressions are not allowed at the top level",
        hint:
          "only `main.swift` and playgrounds contain statements outside of functions; load a file without them"
      ),
      Row(
        line: "class A: CBCentralManagerDelegate {}",
        error: "cannot find type 'CBCentralManagerDelegate' in scope",
        message: "cannot find type 'CBCentralManagerDelegate' in scope",
        hint:
          "CBCentralManagerDelegate exists on Apple's platforms only: wrap it in a dependency (`@Dependency`)"
      ),
      Row(
        line: "let a = \\.$count",
        error: "type of expression is ambiguous without a type annotation",
        message: "type of expression is ambiguous without a type annotation", hint: ""),
      Row(
        line: "state.path.pop(from: id)",
        error: "value of type '[Root.Path.State]' has no member 'pop'",
        message: "value of type '[Root.Path.State]' has no member 'pop'",
        hint: "declare it as `StackState<Root.Path.State>`"),
      Row(
        line: "BindingReducer()",
        error:
          "generic struct 'BindingReducer' requires the types 'A.State' and 'A.Action' be equivalent",
        message: "the case 'binding' has actions of another type",
        hint: "declare it as `case binding(BindingAction<State>)`"),
      Row(
        line: "Toggle(\"On\", isOn: store.$isOn)",
        error: "value of type 'A.State' has no member '$isOn'",
        message: "a binding begins at the store", hint: "write `$store.isOn`"),
      Row(
        line: "Toggle(\"On\", isOn: $store.size)",
        error:
          "cannot convert value of type 'StoreField<A.State, A.Action, [Int]>' to expected argument type 'Binding<Bool>'",
        message: "the property has the type [Int], not Bool", hint: ""),
      Row(
        line: "let store: Store<A>",
        error:
          "generic type 'Store' specialized with too few type parameters (got 1, but expected 2)",
        message: "`Store` needs a state and actions", hint: "write `StoreOf<A>`"),
      Row(
        line: "let store: StoreOf<A.State>",
        error: "type 'A.State' does not conform to protocol 'Reducer'",
        message: "`StoreOf` needs a reducer, not its state", hint: "write `StoreOf<A>`"),
      Row(
        line: "await send(ticked(1))", error: "cannot find 'ticked' in scope",
        message: "an action begins with a dot", hint: "write `.ticked`"),
      Row(
        line: "case .tapped(let id):",
        error: "pattern with associated values does not match enum case 'tapped'",
        message: "the case 'tapped' has no value", hint: "write `case .tapped`"),
      Row(
        line: "case .tapped:",
        error: "'case' label in a 'switch' must have at least one executable statement",
        message: "the case has no statements", hint: "end each case with `return .none`"),
      Row(
        line: "state.$sheet = nil",
        error: "'nil' cannot be assigned to type 'PresentationState<B.State>'",
        message: "`$sheet` is the presentation, not its value", hint: "write `state.sheet = nil`"),
      Row(
        line: "return .run { send, state in",
        error:
          "contextual closure type '@Sendable (Send<A.Action>) async throws -> Void' expects 1 argument, but 2 were used in closure body",
        message: "the closure of `.run` has one parameter", hint: "write `.run { send in`"),
      Row(
        line: "return .task { send in",
        error:
          "contextual closure type '@Sendable () async throws -> A.Action' expects 0 arguments, but 1 was used in closure body",
        message: "the closure of `.task` has no parameter: it returns an action",
        hint: "to send actions, write `.run { send in`"),
      Row(
        line: ".Scope(state: ",
        error: "type 'any Reducer<A.State, A.Action>' has no member 'Scope'",
        message: "`Scope` is a reducer, not an operator", hint: "write `Scope` without the dot"),
      Row(
        line: "state.path.remove(id: id)",
        error: "incorrect argument label in call (have 'id:', expected 'at:')",
        message: "a stack removes its elements by `pop` or by their IDs",
        hint: "write `state.path.pop(from: id)`, or `state.path[id: id] = nil`"),
      Row(
        line: "case .response(.succes):",
        error: "type 'PartialKeyPath<Case<Result<Int, any Error>>>' has no member 'succes'",
        message: "'Result<Int, any Error>' has no case 'succes'",
        hint: "did you mean `success`?"),
      Row(
        line: "state.child = .sheeet", error: "type 'A.State?' has no member 'cunt'",
        message: "type 'A.State?' has no member 'cunt'", hint: "did you mean `count`?"),
      Row(
        line: "state.rows.sort { $0.cuont < $1.count }",
        error: "type '(_, _) -> Bool' cannot conform to 'SortComparator'",
        message: "nothing declares a member 'cuont'", hint: "did you mean `count`?"),
      Row(
        line: "state.status = .over", error: "member 'over(score:)' expects argument of type 'Int'",
        message: "member 'over(score:)' expects argument of type 'Int'",
        hint: "write `.over(score: ...)` with a value of type Int"),
      Row(
        line: "state.child = ids.map(A.State.init(count:))",
        error: "type 'A.State' has no member 'init(count:)'",
        message: "type 'A.State' has no member 'init(count:)'",
        hint:
          "the name of an initializer has all its arguments, also those with default values; call it in a closure"
      ),
      Row(
        line: "state.cunt = 1", error: "value of type 'A<Int>.State' has no member 'cunt'",
        message: "value of type 'A<Int>.State' has no member 'cunt'",
        hint: "did you mean `count`?"),
      Row(
        line: ".ifLet(\\.$alert, action: \\.alerts)",
        error: "type 'A.Action.AllCasePaths' has no member 'alerts'",
        message: "'A.Action' has no case 'alerts'", hint: "did you mean `alert`?"),
    ])
  func answer(_ row: Row) {
    let text = """
      @Reducer struct A {
        struct State { var count = 0; var rows: [Int] = [] }
        enum Action { enum Alerts {}; case tapped, ticked(Int), alert(Alerts) }
        func f() {
          \(row.line)
        }
      }
      """
    let sources = SourceSet(files: [.init(name: "A.swift", text: text)])
    let report = CompilerReport(isSuccess: false, text: "A.swift:5:5: error: \(row.error)")
    let lines = RootCauses(report, in: sources).text.split(separator: "\n")
    #expect(lines.first?.hasSuffix(": error: \(row.message)") == true, "\(lines)")
    #expect(lines.count == (row.hint.isEmpty ? 3 : 4))
    if !row.hint.isEmpty { #expect(lines.last == "  \(row.hint)") }
  }

  @Test(
    "The case that keeps the state of an enum of reducers from being Equatable is named",
    arguments: [
      (
        "enum Alert { case ok }", "struct State: Equatable {}",
        "because Alert in the case 'alert' is not", "declare it as `enum Alert: Equatable`"
      ),
      (
        "enum Alert: Equatable { case ok }", "struct State {}",
        "because B.State in the case 'child' is not", "declare it as `struct State: Equatable`"
      ),
    ])
  func equality(_ alert: String, _ state: String, _ cause: String, _ hint: String) {
    let text = """
      @Reducer struct B { \(state) }
      @Reducer struct A {
        @Reducer enum Sheet { case alert(AlertState<Alert>), child(B); \(alert) }
      }
      extension A.Sheet.State: Equatable {}
      """
    let sources = SourceSet(files: [.init(name: "A.swift", text: text)])
    let error = "type 'A.Sheet.State' does not conform to protocol 'Equatable'"
    let report = CompilerReport(isSuccess: false, text: "A.swift:5:1: error: \(error)")
    let found = RootCauses(report, in: sources).text
    #expect(found.contains("error: 'A.Sheet.State' is not Equatable, \(cause)\n"), "\(found)")
    #expect(found.hasSuffix("  \(hint)"), "\(found)")
  }

  @Test(
    "An enum of reducers inside another one is declared with its body",
    arguments: [
      ("case page(Page)\n    case inner(Inner)", "4:16", "Inner"),
      ("case page(Page), inner(A.Inner)", "3:28", "A.Inner"),
    ])
  func nestedEnum(_ cases: String, _ place: String, _ payload: String) {
    let text = """
      @Reducer struct A {
        @Reducer enum Sheet {
          \(cases)
        }
        @Reducer enum Inner { case page(Page) }
      }
      """
    let sources = SourceSet(files: [.init(name: "A.swift", text: text)])
    let error = "'A.Inner' cannot be constructed because it has no accessible initializers"
    let report = CompilerReport(isSuccess: false, text: "A.swift:2:3: error: \(error)")
    let found = RootCauses(report, in: sources).text
    #expect(
      found.hasPrefix(
        "A.swift:\(place): error: \(payload) is an enum of reducers, and the case 'inner' cannot create one\n"
      ), "\(found)")
    #expect(
      found.hasSuffix("  declare it as `case inner(\(payload).Body = \(payload).body)`"), "\(found)"
    )
  }

  @Test("A view is not suggested in place of its reducer")
  func views() {
    let text = "struct CounterView: View { let store: StoreOf<Counter> }"
    let sources = SourceSet(files: [.init(name: "A.swift", text: text)])
    let report = CompilerReport(
      isSuccess: false, text: "A.swift:1:47: error: cannot find type 'Counter' in scope")
    #expect(RootCauses(report, in: sources).text.contains("if another file declares it"))
  }
}
