import Foundation
import Testing

@testable import ComposableShell
@testable import SourceLoading

/// The first error that the compiler reports for typical mistakes. It depends on which overload of an operator the
/// compiler takes as the intended one: see Sources/ComposableArchitecture/Reducers/CompilerErrors.swift.
@Suite("Compiler errors for typical mistakes")
struct CompilerErrorTests {
  @Test("The first error names the mistake", arguments: Mistake.all)
  func firstError(_ mistake: Mistake) async throws {
    let error = try await Self.compilation.value[mistake.fileName]?.first
    #expect(error == mistake.error)
  }

  @Test("A feature without a mistake has no errors")
  func noError() async throws {
    #expect(try await Self.compilation.value[Mistake.none.fileName] == nil)
  }

  /// The errors of each file. All files are compiled together: once to check types, and those that have no such error
  /// once more, because returns and captures are checked afterwards.
  private static let compilation = Task {
    let toolchain = try SwiftToolchain(
      build: .ofThisProgram, path: ProcessInfo.processInfo.environment["PATH"])
    defer { toolchain.removeScratch() }
    for mistake in Mistake.all + [.none] {
      try toolchain.write(mistake.source, to: mistake.fileName)
    }
    let (early, late) = (Mistake.all.filter { !$0.isLate }, Mistake.all.filter(\.isLate))
    return try await errors(toolchain, ["-typecheck"], in: early + [.none])
      .merging(errors(toolchain, ["-emit-sil", "-o", "/dev/null"], in: late)) { $0 + $1 }
  }

  private static func errors(
    _ toolchain: SwiftToolchain, _ mode: [String], in mistakes: [Mistake]
  ) async throws -> [String: [String]] {
    let report = try await toolchain.run(
      mode + ["-wmo", "-parse-as-library", "-swift-version", "5", "-suppress-warnings"]
        + ["-diagnostic-style", "llvm", "-I", toolchain.build.modules]
        + ["-I", toolchain.build.providedModules]
        + toolchain.build.macroPlugin
        + mistakes.map(\.fileName), in: toolchain.scratch)
    var errors: [String: [String]] = [:]
    for line in report.text.split(whereSeparator: \.isNewline) {
      guard let mark = line.range(of: ": error: "), let end = line.firstIndex(of: ":") else {
        continue
      }
      errors[String(line[..<end]), default: []].append(String(line[mark.upperBound...]))
    }
    return errors
  }
}

/// A mistake in the body of a feature, and the error that the compiler reports first.
struct Mistake: Sendable, CustomTestStringConvertible {
  let operatorName: String
  let summary: String
  let body: String
  let error: String
  var isEnum = false
  var isMacro = false
  /// Whether the compiler finds the mistake after it has checked the types of all files.
  var isLate = false

  var testDescription: String { "\(operatorName): \(summary)" }

  var fileName: String { "\(operatorName) \(summary).swift" }

  /// A feature with the mistake.
  var source: String {
    """
    import ComposableArchitecture

    private struct Child: Reducer {
      struct State: Equatable, Identifiable { var id = 0 }
      enum Action { case tapped }
      func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
    }

    private struct Other: Reducer {
      struct State: Equatable {}
      enum Action { case tapped }
      func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
    }

    \(isMacro ? "@Reducer " : "")private struct Feature: Reducer {
      \(types)
      func load() async throws -> Int { 1 }
      var body: some ReducerOf<Self> {
        \(body)
      }
    }
    """
  }

  private var types: String {
    let types = isEnum ? Self.enumTypes : Self.structTypes
    guard isMacro else { return types }
    return types.replacingOccurrences(of: "enum State", with: "@CasePathable enum State")
      .replacingOccurrences(
        of: "row(id: Int, action: Child.Action)", with: "rows(IdentifiedActionOf<Child>)")
  }

  private static let structTypes = """
    struct State: Equatable {
      var count = 0
      let fixed: Child.State?
      var child = Child.State()
      var detail: Child.State?
      var rows: IdentifiedArrayOf<Child.State> = []
      var array: [Child.State] = []
    }
    enum Action {
      case tapped, loaded(Int), child(Child.Action), detail(Child.Action), row(id: Int, action: Child.Action)
    }
    """

  private static let enumTypes = """
    enum State: Equatable { case loggedIn(Child.State), loggedOut(Other.State) }
    enum Action { case loggedIn(Child.Action), loggedOut(Other.Action) }
    """
}

extension Mistake {
  static let all = reduce + scope + ifLet + ifCaseLet + forEach + run + keyPaths

  static let none = Mistake(
    operatorName: "All", summary: "no mistake",
    body: """
      Scope(state: \\.child, action: /Action.child) { Child() }
      Reduce { state, action in
        switch action {
        case .tapped:
          state.count += 1
          return .run { send in try await send(.loaded(load())) }
        case .loaded, .child, .detail, .row:
          return .none
        }
      }
      .ifLet(\\.detail, action: /Action.detail) { Child() }
      .forEach(\\.rows, action: /Action.row) { Child() }
      """, error: "")

  private static func inReduce(_ statements: String) -> String {
    """
    Reduce { state, action in
      switch action {
      case .tapped:
        \(statements)
      case .loaded, .child, .detail, .row:
        return .none
      }
    }
    """
  }

  private static let reduce =
    [
      (
        "a misspelled field", inReduce("state.cont += 1\nreturn .none"),
        "value of type 'Feature.State' has no member 'cont'"
      ),
      (
        "a misspelled action",
        "Reduce { state, action in\nswitch action {\ncase .taped: return .none\ndefault: return .none\n}\n}",
        "type 'Feature.Action' has no member 'taped'"
      ),
      (
        "a value of another type", inReduce("state.count = \"1\"\nreturn .none"),
        "cannot assign value of type 'String' to type 'Int'"
      ),
      (
        "an unhandled action",
        "Reduce { state, action in\nswitch action {\ncase .tapped: return .none\n}\n}",
        "switch must be exhaustive"
      ),
      (
        "a misspelled effect", inReduce("return .nne"),
        "type 'Effect<Feature.Action>' has no member 'nne'"
      ),
      (
        "a misspelled action in an effect", inReduce("return .send(.loded(1))"),
        "type 'Feature.Action' has no member 'loded'"
      ),
      (
        "one parameter", "Reduce { state in .none }",
        "contextual closure type '(inout Feature.State, Feature.Action) -> Effect<Feature.Action>' expects 2 arguments, but 1 was used in closure body"
      ),
    ].map { Mistake(operatorName: "Reduce", summary: $0, body: $1, error: $2) } + [
      Mistake(
        operatorName: "Reduce", summary: "no returned effect", body: inReduce("state.count += 1"),
        error: "missing return in closure expected to return 'Effect<Feature.Action>'", isLate: true
      )
    ]

  private static let scope = [
    (
      "a misspelled property", "(state: \\.chld, action: /Action.child) { Child() }",
      "'init(state:action:child:line:)' is unavailable: State has no variable of this name and of the type of the child's state"
    ),
    (
      "the reducer of another child", "(state: \\.child, action: /Action.child) { Other() }",
      "'init(state:action:child:)' is unavailable: the reducer's State and Action must be the types of the property and of the case"
    ),
    (
      "a misspelled case", "(state: \\.child, action: /Action.chld) { Child() }",
      "type 'Feature.Action' has no member 'chld'"
    ),
    (
      "a misspelled case of the state", "(state: /State.chld, action: /Action.child) { Child() }",
      "type 'Feature.State' has no member 'chld'"
    ),
    (
      "a misspelled reducer", "(state: \\.child, action: /Action.child) { Chld() }",
      "cannot find 'Chld' in scope"
    ),
    (
      "a misspelled label", "(sate: \\.child, action: /Action.child) { Child() }",
      "incorrect argument label in call (have 'sate:action:_:', expected 'state:action:_:')"
    ),
    (
      "a misspelled action type", "(state: \\.child, action: /Actoin.child) { Child() }",
      "cannot find 'Actoin' in scope"
    ),
  ].map { Mistake(operatorName: "Scope", summary: $0, body: "Scope\($1)", error: $2) }

  private static let ifLet = [
    (
      "a misspelled property", ".ifLet(\\.detial, action: /Action.detail) { Child() }",
      "value of type 'Feature.State' has no member 'detial'"
    ),
    (
      "a misspelled case", ".ifLet(\\.detail, action: /Action.detial) { Child() }",
      "type 'Feature.Action' has no member 'detial'"
    ),
    ("a misspelled field in the parent", "", "value of type 'Feature.State' has no member 'cont'"),
    (
      "the reducer of another child", ".ifLet(\\.detail, action: /Action.detail) { Other() }",
      "'ifLet(_:action:then:)' is unavailable: the reducer's State and Action must be the types of the property and of the case"
    ),
    (
      "a property that is not optional", ".ifLet(\\.child, action: /Action.child) { Child() }",
      "cannot convert value of type 'WritableKeyPath<Feature.State, Child.State>' to expected argument type 'WritableKeyPath<Feature.State, Child.State?>'"
    ),
    (
      "a constant", ".ifLet(\\.fixed, action: /Action.detail) { Child() }",
      "'ifLet(_:action:then:)' is unavailable: the child's state must be a property that can be changed"
    ),
    (
      "a label", ".ifLet(state: \\.detail, action: /Action.detail) { Child() }",
      "extraneous argument label 'state:' in call"
    ),
  ].map {
    let misspelled =
      "Reduce { state, action in\nstate.cont += 1\nreturn .none\n}\n.ifLet(\\.detail, action: /Action.detail) { Child() }"
    return Mistake(
      operatorName: "ifLet", summary: $0, body: $1.isEmpty ? misspelled : "EmptyReducer()\($1)",
      error: $2)
  }

  private static let ifCaseLet = [
    (
      "a misspelled case of the state", "(/State.logedIn, action: /Action.loggedIn) { Child() }",
      "type 'Feature.State' has no member 'logedIn'"
    ),
    (
      "a misspelled case of the action", "(/State.loggedIn, action: /Action.logedIn) { Child() }",
      "type 'Feature.Action' has no member 'logedIn'"
    ),
    (
      "the reducer of another child", "(/State.loggedIn, action: /Action.loggedIn) { Other() }",
      "'ifCaseLet(_:action:then:)' is unavailable: the reducer's State and Action must be the types of the cases"
    ),
    (
      "the action of another child", "(/State.loggedIn, action: /Action.loggedOut) { Child() }",
      "'ifCaseLet(_:action:then:)' is unavailable: the reducer's State and Action must be the types of the cases"
    ),
    (
      "no slash", "(State.loggedIn, action: /Action.loggedIn) { Child() }",
      "cannot convert value of type '(Child.State) -> Feature.State' to expected argument type 'AnyCasePath<Feature.State, Child.State>'"
    ),
  ].map {
    Mistake(
      operatorName: "ifCaseLet", summary: $0, body: "EmptyReducer().ifCaseLet\($1)", error: $2,
      isEnum: true)
  }

  private static let forEach = [
    (
      "a misspelled property", "(\\.row, action: /Action.row) { Child() }",
      "value of type 'Feature.State' has no member 'row'"
    ),
    (
      "a misspelled case", "(\\.rows, action: /Action.rows) { Child() }",
      "type 'Feature.Action' has no member 'rows'"
    ),
    (
      "the reducer of another child", "(\\.rows, action: /Action.row) { Other() }",
      "'forEach(_:action:element:)' is unavailable: the reducer's State and Action must be the types of the elements and of the case"
    ),
    (
      "an array", "(\\.array, action: /Action.row) { Child() }",
      "cannot convert value of type 'WritableKeyPath<Feature.State, [Child.State]>' to expected argument type 'WritableKeyPath<Feature.State, IdentifiedArray<Int, Child.State>>'"
    ),
    (
      "an action without an ID", "(\\.rows, action: /Action.child) { Child() }",
      "cannot convert value of type '(Child.Action) -> Feature.Action' to expected argument type 'AnyCasePath<Feature.Action, (Int, Child.Action)>'"
    ),
  ].map {
    Mistake(operatorName: "forEach", summary: $0, body: "EmptyReducer().forEach\($1)", error: $2)
  }

  private static let run =
    [
      (
        "a misspelled action", ".run { send in await send(.loded(1)) }",
        "type 'Feature.Action' has no member 'loded'"
      ),
      (
        "a misspelled action after a statement",
        ".run { send in\nlet number = try await load()\nawait send(.loded(number))\n}",
        "type 'Feature.Action' has no member 'loded'"
      ),
      (
        "a payload of another type", ".run { send in await send(.loaded(\"1\")) }",
        "cannot convert value of type 'String' to expected argument type 'Int'"
      ),
      (
        "no await", ".run { send in send(.loaded(1)) }",
        "main actor-isolated instance method 'callAsFunction' cannot be called from outside of the actor"
      ),
      (
        "no try", ".run { send in await send(.loaded(load())) }",
        "call can throw, but it is not marked with 'try' and the error is not handled"
      ),
      (
        "no parameter", ".run { await send(.tapped) }",
        "contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored"
      ),
      (
        "one parameter in catch",
        ".run { send in\nawait send(.tapped)\n} catch: { error in\nawait send(.tapped)\n}",
        "contextual closure type '@Sendable (any Error, Send<Feature.Action>) async -> Void' expects 2 arguments, but 1 was used in closure body"
      ),
    ].map { Mistake(operatorName: "run", summary: $0, body: inReduce("return \($1)"), error: $2) }
    + [
      Mistake(
        operatorName: "run", summary: "a read of the state",
        body: inReduce("return .run { send in await send(.loaded(state.count)) }"),
        error: "escaping closure captures 'inout' parameter 'state'", isLate: true),
      Mistake(
        operatorName: "run", summary: "a change of the state",
        body: inReduce("return .run { send in\nstate.count += 1\nawait send(.tapped)\n}"),
        error: "escaping closure captures 'inout' parameter 'state'", isLate: true),
    ]

  private static let keyPaths = [
    (
      "Scope", "a misspelled property", "(state: \\.chld, action: \\.child) { Child() }",
      "'init(state:action:child:line:)' is unavailable: State has no variable of this name and of the type of the child's state"
    ),
    (
      "Scope", "a misspelled property without a label", "(\\.chld, action: \\.child) { Child() }",
      "'init(_:action:child:line:)' is unavailable: State has no variable of this name and of the type of the child's state"
    ),
    (
      "Scope", "a misspelled case", "(state: \\.child, action: \\.chld) { Child() }",
      "value of type 'KeyPath<Case<Feature.Action>, Case<Child.Action>>' has no dynamic member 'chld' using key path from root type 'Feature.Action.AllCasePaths'"
    ),
    (
      "ifLet", "a misspelled property", "(\\.detial, action: \\.detail) { Child() }",
      "value of type 'Feature.State' has no member 'detial'"
    ),
    (
      "ifLet", "a misspelled case", "(\\.detail, action: \\.detial) { Child() }",
      "value of type 'KeyPath<Case<Feature.Action>, Case<Child.Action>>' has no dynamic member 'detial' using key path from root type 'Feature.Action.AllCasePaths'"
    ),
    (
      "ifCaseLet", "a misspelled case of the state",
      "(\\.logedIn, action: \\.loggedIn) { Child() }",
      "value of type 'KeyPath<Case<Feature.State>, Case<Child.State>>' has no dynamic member 'logedIn' using key path from root type 'Feature.State.AllCasePaths'"
    ),
    (
      "forEach", "a misspelled property", "(\\.row, action: \\.rows) { Child() }",
      "value of type 'Feature.State' has no member 'row'"
    ),
    (
      "forEach", "a misspelled case", "(\\.rows, action: \\.row) { Child() }",
      "value of type 'KeyPath<Case<Feature.Action>, Case<IdentifiedAction<Int, Child.Action>>>' has no dynamic member 'row' using key path from root type 'Feature.Action.AllCasePaths'"
    ),
  ].map {
    Mistake(
      operatorName: $0, summary: "\($1), with key paths",
      body: ($0 == "Scope" ? "" : "EmptyReducer().") + "\($0)\($2)", error: $3,
      isEnum: $0 == "ifCaseLet", isMacro: true)
  }
}
