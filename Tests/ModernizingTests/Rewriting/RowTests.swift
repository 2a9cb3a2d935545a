import Testing

@testable import ShellCore

/// The actions of rows, and paths in place of closures.
struct RowTests {
  private func rewritten(_ texts: String...) -> [String] {
    let files = texts.enumerated().map { (path: "\($0.offset).swift", text: $0.element) }
    let first = Modernizer(files).files
    #expect(Modernizer(first).changed.isEmpty, "a second run finds nothing")
    return first.map(\.text)
  }

  private static let list = """
    @Reducer
    struct List {
      struct State { var rows: IdentifiedArrayOf<Row.State> = [] }
      enum Action { case row(id: Row.State.ID, action: Row.Action), added }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .row(id: _, action: .tapped): return .none
          case let .row(id, .moved(to)): return .send(.row(id: id, action: .moved(to)))
          case .row: return .none
          case .added: return .none
          }
        }
        .forEach(\\.rows, action: /Action.row(id:action:)) { Row() }
      }
    }
    """

  @Test func `The actions of rows become identified actions`() {
    let use = "let a = List.Action.row(id: 1, action: .tapped)"
    #expect(
      rewritten(Self.list, use) == [
        Self.list.replacing(
          "row(id: Row.State.ID, action: Row.Action)", with: "row(IdentifiedActionOf<Row>)"
        )
        .replacing(".row(id: _, action: .tapped):", with: ".row(.element(id: _, action: .tapped)):")
        .replacing(".row(id, .moved(to)):", with: ".row(.element(id, .moved(to))):")
        .replacing(
          ".send(.row(id: id, action: .moved(to)))",
          with: ".send(.row(.element(id: id, action: .moved(to))))"
        )
        .replacing("/Action.row(id:action:)", with: "\\.row"),
        "let a = List.Action.row(.element(id: 1, action: .tapped))",
      ])
  }

  @Test func `Other identifiers are written out`() {
    let text = Self.list.replacing("id: Row.State.ID,", with: "id: Int,")
    #expect(rewritten(text)[0].contains("case row(IdentifiedAction<Int, Row.Action>), added"))
  }

  @Test(arguments: [
    // Another use in another file.
    "let a = List.Action.row(pair)",
    // A case of the same name.
    "enum Other { case row(id: Int, action: Int) }",
    // A function of the same name.
    "func row(id: Int, action: Int) {}",
    // A type of the project.
    "struct IdentifiedActionOf<A> {}",
  ])
  func `Rows stay if a use of them is not understood`(other: String) {
    #expect(rewritten(Self.list, other) == [Self.list, other])
  }

  private static let scopes = """
    @Reducer
    struct Child { struct State {}; enum Action { case a(Int), b } }
    @Reducer
    struct Parent {
      struct State { var child = Child.State(); var rows: [Child.State] = [] }
      enum Action { case child(Child.Action), open(PresentationAction<Child.Action>), rows(IdentifiedActionOf<Child>), pair(Int, Int) }
    }
    struct ParentView: View {
      let store: StoreOf<Parent>
      var body: some View { ChildView(store: store.scope(SCOPE)) }
    }
    """

  @Test(arguments: [
    ("state: \\.child, action: { .child($0) }", "state: \\.child, action: \\.child"),
    ("state: { $0.child }, action: Parent.Action.child", "state: \\.child, action: \\.child"),
    ("state: { $0 }, action: { action in .child(action) }", "state: \\.self, action: \\.child"),
    (
      "state: \\.child, action: { .open(.presented($0)) }",
      "state: \\.child, action: \\.open.presented"
    ),
    (
      "state: \\.child, action: { Parent.Action.child(.a($0)) }",
      "state: \\.child, action: \\.child.a"
    ),
    (
      "state: \\.rows, action: { .rows(.element(id: $0, action: $1)) }",
      "state: \\.rows, action: \\.rows"
    ),
  ])
  func `Closures of scope become key paths`(old: String, new: String) {
    #expect(
      rewritten(Self.scopes.replacing("SCOPE", with: old))
        == [Self.scopes.replacing("SCOPE", with: new)])
  }

  @Test(arguments: [
    "state: { $0.child.copy() }, action: { .child($0) }",
    "state: { state in f(state) }, action: { .child($0) }",
    "state: \\.child, action: { _ in .child(.b) }",
    "state: \\.child, action: { .unknown($0) }",
    "state: \\.child, action: { .pair($0, 1) }",
    "state: \\.child, action: { $0 }",
    "state: \\.child, action: Child.Action.a",
    "state: \\.child, action: { [x] in .child($0) }",
  ])
  func `Other closures of scope stay`(scope: String) {
    let text = Self.scopes.replacing("SCOPE", with: scope)
    #expect(rewritten(text) == [text])
  }

  @Test func `The paths of stacks and of bindings`() {
    let text = """
      @Reducer
      struct Path { enum State { case a(Int) }; enum Action { case a(Int) } }
      @Reducer
      struct App {
        struct State { var path = StackState<Path.State>() }
        enum Action { case view(ViewAction) }
        var body: some ReducerOf<Self> {
          BindingReducer(action: /Action.view)
          Reduce { state, action in
            state.path[id: 1, case: /Path.State.a]? += 1
            return .none
          }
        }
      }
      """
    #expect(
      rewritten(text) == [
        text.replacing("/Action.view", with: "\\.view").replacing("/Path.State.a", with: "\\.a")
      ])
  }
}

/// Files that are rewritten while others of the project stay.
struct ModernizerContextTests {
  private func rewritten(_ text: String, besides other: String) -> String {
    Modernizer([("A.swift", text)], besides: [("B.swift", other)]).files[0].text
  }

  @Test func `What the files beside it use stays`() {
    let rows =
      "@Reducer struct A { struct State {}; enum Action { case row(id: Int, action: B.Action) } }"
    #expect(rewritten(rows, besides: "let a = A.Action.row(id: 1, action: .b)") == rows)
    #expect(rewritten(rows, besides: "") != rows)
    let binding =
      "@Reducer struct A { struct State { @BindingState var name = 1 }; enum Action {} }"
    #expect(rewritten(binding, besides: "let a = \\A.State.$name") == binding)
    #expect(rewritten(binding, besides: "") != binding)
  }

  @Test func `Features beside it are known`() {
    let view = """
      struct AView: View {
        let store: StoreOf<A>
        var body: some View { BView(store: store.scope(state: \\.b, action: { .b($0) })) }
      }
      """
    let feature = "@Reducer struct A { struct State {}; enum Action { case b(B.Action) } }"
    #expect(rewritten(view, besides: "") == view)
    #expect(rewritten(view, besides: feature) == view.replacing("{ .b($0) }", with: "\\.b"))
  }
}
