import Testing

@testable import MacroExpansion

@Suite("@Reducer on an enum")
struct EnumReducerMacroTests {
  @Test("A feature in a case generates a state, an action, a reducer and a store")
  func features() {
    #expect(
      Expanding(
        "Reducer",
        "@Reducer public enum Path { case edit(Edit), detail(Item.Detail = Item.Detail(x: 1)) }")(
          .member) == """
          @ComposableArchitecture.CasePathable
          @dynamicMemberLookup
          @ComposableArchitecture.ObservableState
          public enum State: ComposableArchitecture.CaseReducerState {
            public typealias StateReducer = Path
            case edit(Edit.State)
            case detail(Item.Detail.State)
          }

          @ComposableArchitecture.CasePathable
          public enum Action {
            case edit(Edit.Action)
            case detail(Item.Detail.Action)
          }

          public static var body: ComposableArchitecture.Reduce<Self.State, Self.Action> {
            ComposableArchitecture.Reduce(
              ComposableArchitecture.EmptyReducer<Self.State, Self.Action>()
                .ifCaseLet(\\Self.State.Cases.edit, action: \\Self.Action.Cases.edit) { Edit() }
                .ifCaseLet(\\Self.State.Cases.detail, action: \\Self.Action.Cases.detail) { Item.Detail(x: 1) }
            )
          }

          @dynamicMemberLookup
          public enum CaseScope: ComposableArchitecture.CasePathable {
            case edit(ComposableArchitecture.StoreOf<Edit>)
            case detail(ComposableArchitecture.StoreOf<Item.Detail>)
            public struct AllCasePaths {
              public var edit: ComposableArchitecture.AnyCasePath<CaseScope, ComposableArchitecture.StoreOf<Edit>> {
                ComposableArchitecture.AnyCasePath._$case("edit") {
                  CaseScope.edit($0)
                } extract: {
                  guard case .edit(let v0) = $0 else { return nil }
                  return v0
                }
              }
              public var detail: ComposableArchitecture.AnyCasePath<CaseScope, ComposableArchitecture.StoreOf<Item.Detail>> {
                ComposableArchitecture.AnyCasePath._$case("detail") {
                  CaseScope.detail($0)
                } extract: {
                  guard case .detail(let v0) = $0 else { return nil }
                  return v0
                }
              }
            }
            public static var allCasePaths: AllCasePaths { AllCasePaths() }
          }

          @MainActor
          @preconcurrency
          public static func scope(
            _ store: ComposableArchitecture.Store<Self.State, Self.Action>
          ) -> CaseScope {
            switch store._$featureState {
            case .edit: return .edit(store.scope(state: \\.edit, action: \\.edit)!)
            case .detail: return .detail(store.scope(state: \\.detail, action: \\.detail)!)
            }
          }
          """)
  }

  /// The lines of an expansion that mention a case.
  private func lines(_ members: String, about name: String, arguments: String = "") -> [String] {
    let expansion = Expanding("Reducer", "@Reducer\(arguments) enum D {\n\(members)\n}")(.member)
    let beginnings = [
      "case .\(name)", "case \(name)", "case let .\(name)",
      ".ifCaseLet(\\Self.State.Cases.\(name),",
    ]
    return expansion.split(separator: "\n")
      .map { line in String(line.drop { $0 == " " }) }
      .filter { line in beginnings.contains(where: line.hasPrefix) }
  }

  @Test(
    "Alerts and dialogs have actions and no reducer",
    arguments: [
      "a(AlertState<Alert>)", "a(ConfirmationDialogState<Alert>)",
      "a(ComposableArchitecture.AlertState<Alert>)",
    ])
  func alerts(text: String) {
    #expect(
      lines("case \(text)", about: "a") == [
        "case \(text)", "case a(Alert)", "case \(text)", "case let .a(v0): return .a(v0)",
      ])
  }

  @Test("@ReducerCaseEphemeral makes a case like an alert")
  func ephemeral() {
    #expect(
      lines("@ReducerCaseEphemeral case a(Banner<Tap>)", about: "a") == [
        "case a(Banner<Tap>)", "case a(Tap)", "case a(Banner<Tap>)",
        "case let .a(v0): return .a(v0)",
      ])
    #expect(lines("@ReducerCaseEphemeral case a(Banner)", about: "a")[1] == "case a(Banner.Action)")
  }

  @Test("Data has no actions and no reducer")
  func data() {
    let expected = [
      "case a(Int)", "case a(Swift.Never)", "case a(Int)", "case let .a(v0): return .a(v0)",
    ]
    #expect(lines("@ReducerCaseIgnored case a(Int)", about: "a") == expected)
  }

  @Test("Cases with no or several payloads, arrays, optionals, tuples and functions are data")
  func impliedData() {
    #expect(
      lines("case a", about: "a") == [
        "case a", "case a(Swift.Never)", "case a", "case .a: return .a",
      ])
    #expect(
      lines("case a(Int, b: String = \"\")", about: "a") == [
        "case a(Int, b: String = \"\")", "case a(Swift.Never)", "case a(Int, b: String = \"\")",
        "case let .a(v0, v1): return .a(v0, b: v1)",
      ])
    for type in ["[F]", "F?", "(F, F)", "() -> F"] {
      #expect(lines("case a(\(type))", about: "a")[1] == "case a(Swift.Never)", "\(type)")
    }
  }

  @Test("A case with a standard type is an error, and its fix-it marks the case as data")
  func plainData() {
    let expanding = Expanding("Reducer", "@Reducer enum D { case a(F), b(Foundation.URL) }")
    #expect(
      expanding.diagnostics() == [
        "error: 'Foundation.URL' is not a reducer; mark a case of a '@Reducer' enum that holds other "
          + "data with '@ReducerCaseIgnored'"
      ])
    let single = Expanding("Reducer", "@Reducer enum D { case b(Int) }")
    #expect(single.fixed() == "@Reducer enum D { @ReducerCaseIgnored case b(Int) }")
    for payload in ["(F)", "(Int, Int)", "", "([Int])", "(Int = Int(x: 1))"] {
      #expect(Expanding("Reducer", "@Reducer enum D { case a\(payload) }").diagnostics() == [])
    }
    let marked = Expanding("Reducer", "@Reducer enum D { @ReducerCaseIgnored case a(URL) }")
    #expect(marked.diagnostics() == [])
  }

  @Test("Data with a custom action is a store of both")
  func writtenAction() {
    let text = Expanding(
      "Reducer", "@Reducer enum D { @ReducerCaseIgnored case a(S); enum Action { case a(B) } }")(
        .member)
    #expect(text.contains("case a(ComposableArchitecture.Store<S, B>)"))
    #expect(
      text.contains(
        "public var a: ComposableArchitecture.AnyCasePath<CaseScope, ComposableArchitecture.Store<S, B>>"
      ))
    #expect(text.contains("case .a: return .a(store.scope(state: \\.a, action: \\.a)!)"))
    #expect(!text.contains("enum Action"))
  }

  @Test("A nested enum is a feature through its body")
  func nestedEnum() {
    #expect(
      lines("case a(Inner.Body = Inner.body)", about: "a") == [
        "case a(Inner.Body.State)", "case a(Inner.Body.Action)",
        ".ifCaseLet(\\Self.State.Cases.a, action: \\Self.Action.Cases.a) { Inner.body }",
        "case a(ComposableArchitecture.StoreOf<Inner.Body>)",
        "case .a: return .a(store.scope(state: \\.a, action: \\.a)!)",
      ])
  }

  @Test("Several payloads have no path in CaseScope; no payload has a Void path")
  func caseScopePaths() {
    let text = Expanding("Reducer", "@Reducer enum D { case a(Int, Int), b }")(.member)
    #expect(!text.contains("public var a"))
    #expect(text.contains("public var b: ComposableArchitecture.AnyCasePath<CaseScope, Void>"))
  }

  @Test("Declared parts are not generated, but those in an extension are not seen")
  func presentParts() {
    let text = Expanding(
      "Reducer",
      """
      @Reducer enum D {
        case a(A)
        enum State { case a(A.State) }
        static var body: some ReducerOf<Self> { EmptyReducer() }
        enum CaseScope {}
        static func scope(_ store: StoreOf<Self>) -> CaseScope { fatalError() }
      }
      """)(.member)
    #expect(text == "@ComposableArchitecture.CasePathable\nenum Action {\n  case a(A.Action)\n}")
  }

  @Test("Arguments add conformances to State and Action")
  func conformances() {
    let text = Expanding(
      "Reducer", "@Reducer(state: .equatable, .sendable, action: .hashable) enum D { case a(A) }")(
        .member)
    #expect(
      text.contains("enum State: ComposableArchitecture.CaseReducerState, Equatable, Sendable {"))
    #expect(text.contains("enum Action: Hashable {"))
    let all = ".codable, .decodable, .encodable, .equatable, .hashable, .sendable"
    #expect(
      Expanding("Reducer", "@Reducer(action: \(all)) enum D { case a(A) }")(.member)
        .contains("enum Action: Codable, Decodable, Encodable, Equatable, Hashable, Sendable {"))
  }

  @Test("A conformance without a label is an error")
  func missingLabel() {
    #expect(
      Expanding("Reducer", "@Reducer(.equatable) enum D { case a(A) }").diagnostics() == [
        "error: '@Reducer' needs a label before '.equatable': 'state: .equatable' for its State, 'action: .equatable' for its Action, or both"
      ])
    #expect(
      Expanding("Reducer", "@Reducer(state: .equatable, .sendable) enum D { case a(A) }")
        .diagnostics() == [])
  }

  @Test("#if blocks at any depth surround every part")
  func conditionals() {
    let text = Expanding(
      "Reducer",
      """
      @Reducer enum D {
        #if A
          case a(A)
          #if B
            case b(AlertState<X>)
          #endif
        #else
        #endif
      }
      """)(.member)
    #expect(
      text.contains(
        """
            ComposableArchitecture.EmptyReducer<Self.State, Self.Action>()
              #if A
              .ifCaseLet(\\Self.State.Cases.a, action: \\Self.Action.Cases.a) { A() }
              #endif
        """))
    #expect(
      text.contains(
        "  #if A\n  case a(A.State)\n  #if B\n  case b(AlertState<X>)\n  #endif\n  #endif\n"))
    #expect(!text.contains("#else"))
  }

  @Test("The extension conforms to CaseReducer and Reducer")
  func conformance() {
    #expect(
      Expanding("Reducer", "@Reducer enum D { case a(A) }")(
        .extension, extending: "D", missing: ["CaseReducer", "Reducer"])
        == "extension D: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {}")
  }
}
