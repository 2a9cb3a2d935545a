import Testing

@testable import MacroExpansion

@Suite("@Reducer on a struct")
struct ReducerMacroTests {
  private let conformances = ["Reducer"]

  @Test("The extension conforms to Reducer, unless the inheritance clause says so")
  func conformance() {
    #expect(
      Expanding("Reducer", "@Reducer struct F {}")(
        .extension, extending: "A.F", missing: conformances)
        == "extension A.F: ComposableArchitecture.Reducer {}")
    #expect(
      Expanding("Reducer", "@Reducer struct F: Reducer {}")(
        .extension, extending: "F", missing: conformances) == "")
    #expect(
      Expanding("Reducer", "@available(iOS 17, *) @Reducer struct F {}")(
        .extension, extending: "F", missing: conformances)
        == "@available(iOS 17, *)\nextension F: ComposableArchitecture.Reducer {}")
  }

  @Test("The conformances of a nonisolated type, and of the types in it, are nonisolated")
  func nonisolated() {
    #expect(
      Expanding("Reducer", "@Reducer nonisolated public struct F {}")(
        .extension, extending: "F", missing: conformances)
        == "extension F: nonisolated ComposableArchitecture.Reducer {}")
    let action = Expanding("CasePathable", "@CasePathable enum Action { case tapped }")
    #expect(
      action(
        .extension, extending: "F.Action", missing: ["CasePathable", "CasePathIterable"],
        inside: ["enum Part {}", "nonisolated struct F {}"])
        == "extension F.Action: nonisolated ComposableArchitecture.CasePathable, "
        + "nonisolated ComposableArchitecture.CasePathIterable {}")
    #expect(
      action(
        .extension, extending: "F.Action", missing: ["CasePathable"], inside: ["struct F {}"])
        == "extension F.Action: ComposableArchitecture.CasePathable {}")
  }

  @Test("State, Action and body are filled in if they are absent")
  func filledIn() {
    #expect(
      Expanding("Reducer", "@Reducer struct F {}")(.member) == """
        @ComposableArchitecture.ObservableState
        struct State: Codable, Equatable, Hashable, Sendable {
          init() {}
        }

        enum Action: Equatable, Hashable, Sendable {}

        let body = ComposableArchitecture.EmptyReducer<State, Action>()
        """)
  }

  @Test("Parts that are filled in have the type's access level if that is public or package")
  func access() {
    let text = Expanding("Reducer", "@Reducer public struct F {}")(.member)
    #expect(text.contains("public struct State") && text.contains("  public init() {}"))
    #expect(text.contains("public enum Action") && text.contains("public let body"))
    #expect(
      Expanding("Reducer", "@Reducer package struct F {}")(.member).contains("package let body"))
    #expect(
      Expanding("Reducer", "@Reducer private struct F {}")(.member).contains("private") == false)
  }

  @Test(
    "A struct, an enum or an alias counts as present",
    arguments: [
      "struct State {}; enum Action {}", "enum State {}; struct Action {}",
      "typealias State = Int; typealias Action = Int",
    ])
  func presentTypes(members: String) {
    #expect(
      Expanding("Reducer", "@Reducer struct F { \(members) }")(.member)
        == "let body = ComposableArchitecture.EmptyReducer<State, Action>()")
  }

  @Test(
    "State and Action are not generated if a property may define them",
    arguments: [
      "let body = Child()", "var body: some ReducerOf<Self> { Child() }",
      "var core: some Reducer<A, B> { Child() }\nvar body: Int { 1 }",
      "var x = 1; var body: Int { 1 }",
    ])
  func inferredTypes(members: String) {
    #expect(Expanding("Reducer", "@Reducer struct F {\n\(members)\n}")(.member) == "")
  }

  @Test("A reducer with reduce(into:action:) gets no body")
  func reduceMethod() {
    let expanding = Expanding(
      "Reducer",
      """
      @Reducer struct F {
        struct State {}
        enum Action {}
        func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
      }
      """)
    #expect(expanding(.member) == "")
    #expect(
      expanding.diagnostics()
        == [
          "warning: a '@Reducer' type has a 'body'; write 'reduce(into:action:)' as a 'Reduce' in it"
        ])
    #expect(
      expanding.fixed() == """
        @Reducer struct F {
          struct State {}
          enum Action {}
          var body: some Reducer<State, Action> {
        Reduce { state, action in .none }
        }
        }
        """)
  }

  @Test(
    "State and Action are not generated if reduce(into:action:) may name those of the type around it"
  )
  func typesOfMethod() {
    let method = "func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }"
    #expect(Expanding("Reducer", "@Reducer struct F {\n\(method)\n}")(.member) == "")
    #expect(
      Expanding("Reducer", "@Reducer struct F {\n\(method.replacing("action:", with: "_:"))\n}")(
        .member) != "")
  }

  @Test("Arguments are an error on a struct")
  func arguments() {
    let expanding = Expanding(
      "Reducer", "@Reducer(state: .equatable) struct F { let body = Child() }")
    #expect(
      expanding.diagnostics()
        == [
          "error: '@Reducer' takes arguments on an enum only; 'F' declares State and Action itself"
        ])
    #expect(expanding.fixed() == "@Reducer struct F { let body = Child() }")
  }

  @Test("Anything but a struct or an enum is an error")
  func wrongKind() {
    #expect(
      Expanding("Reducer", "@Reducer class C {}").diagnostics()
        == ["error: '@Reducer' can only be applied to a struct or an enum; 'C' is a class"])
  }

  @Test("Enums named State and Action get case paths, unless they have them")
  func nestedEnums() {
    #expect(
      Expanding(
        "Reducer",
        "@Reducer struct F { enum State { case a }; enum Action { case a; enum Alert {} } }"
      ).memberAttributes == [
        "State: @ComposableArchitecture.CasePathable @dynamicMemberLookup",
        "Action: @ComposableArchitecture.CasePathable",
      ])
    #expect(
      Expanding(
        "Reducer",
        "@Reducer struct F { @CasePathable @dynamicMemberLookup enum State {}; @CasePathable enum Action {} }"
      )
      .memberAttributes == [])
    #expect(
      Expanding("Reducer", "@Reducer struct F { struct State {}; enum Delegate {} }")
        .memberAttributes == [])
    #expect(
      Expanding(
        "Reducer", "@Reducer enum F { enum Action: CasePathable { case a }; enum State { case a } }"
      ).memberAttributes
        == ["State: @ComposableArchitecture.CasePathable @dynamicMemberLookup"])
  }

  @Test(
    "A body with a short getter gets a result builder for its generic arguments",
    arguments: [
      (
        "var body: some ReducerOf<Self> { A() }",
        ["body: @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>"]
      ),
      (
        "var body: some ReducerOf<F> { A() }",
        ["body: @ComposableArchitecture.ReducerBuilder<F.State, F.Action>"]
      ),
      (
        "public var body: some ComposableArchitecture.Reducer<State, F<Int, A>.Action> { A() }",
        ["body: @ComposableArchitecture.ReducerBuilder<State, F<Int, A>.Action>"]
      ),
      ("@ReducerBuilderOf<Self> var body: some ReducerOf<Self> { A() }", []),
      ("@ReducerBuilder<State, Action> var body: some ReducerOf<Self> { A() }", []),
      ("var body: some ReducerOf<Self> { get { A() } }", []),
      ("var body: Reduce<State, Action> { A() }", []),
      ("var core: some ReducerOf<Self> { A() }", []), ("let body = A()", []),
    ])
  func bodyBuilder(member: String, attributes: [String]) {
    #expect(Expanding("Reducer", "@Reducer struct F { \(member) }").memberAttributes == attributes)
  }
}
