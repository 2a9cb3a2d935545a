import Testing

@testable import ShellCore

/// The reducers of a file that are compared.
struct ReducerListTests {
  private func fields(_ text: String) -> [String] {
    Modernizer.loadedReducers(in: text).map { "\($0.name) \($0.fields)" }
  }

  @Test func `Fields without values get one by their types`() {
    #expect(
      fields(
        """
        struct A: Reducer {
          struct State { let id: UUID, day: Date; var link: URL, names: [String], child: B.State; var name: String?, count = 1; var sum: Int { 1 } }
          enum Action {}
          @Dependency(\\.uuid) var uuid
        }
        @Reducer struct B { enum State { case a(C.State), b }; enum Action {} }
        """) == [
          "A id: UUID(1), day: 2024-01-31, link: https://example.com, names: [], child: .init()",
          "B .a(.init())",
        ])
  }

  @Test(arguments: [
    "private struct A: Reducer { struct State {}; enum Action {} }",
    "struct A<B>: Reducer { struct State {}; enum Action {} }",
    "struct A: Reducer { struct State {}; enum Action {}; let load: () -> Int }",
    "struct A: Reducer { struct State { var book: Book }; enum Action {} }",
    "struct A: Reducer { struct State { init(book: Book) {} }; enum Action {} }",
    "struct A: Reducer { struct State {}; enum Action {}; init(a: Int) {} }",
  ])
  func `Some cannot be created`(text: String) {
    #expect(fields(text) == [])
    #expect(Modernizer.reducers(in: text) == ["A"])
  }

  @Test func `Initializers with defaults need nothing`() {
    #expect(
      fields(
        "struct A: Reducer { struct State { var book: Book; init(book: Book = .a) {} }; init() {} }"
      )
        == ["A "])
  }

  @Test func `Reducers in views have the names of the views`() {
    let text = """
      struct AView: View {
        @Reducer struct Feature { struct State {}; enum Action {}; @Reducer struct Inner {} }
      }
      """
    #expect(fields(text) == ["AView.Feature "])
    #expect(Modernizer.reducers(in: text) == ["AView.Feature"])
  }

  @Test func `A parent contains a reducer and can be created`() {
    let text = """
      struct A: Reducer { struct State {}; let a: Int; var body: some Reducer { Child() } }
      struct B: Reducer { struct State {}; var body: some Reducer { Scope(state: \\.a, action: \\.a) { Child() } } }
      """
    #expect(Modernizer.parent(of: "Child", in: text)?.name == "B")
    #expect(Modernizer.parent(of: "Chil", in: text) == nil)
  }

  @Test func `A file is loaded before those whose reducers it uses`() {
    func file(_ name: String, _ uses: String) -> String {
      "import ComposableArchitecture\n@Reducer struct \(name) { var body: some ReducerOf<Self> { \(uses) } }"
    }
    let texts = [
      file("Leaf", "EmptyReducer()"), file("Row", "Leaf()"), "struct Text {}",
      file("App", "Row(); Sheet()"), file("Sheet", "Leaf() // App()"),
    ]
    #expect(Modernizer.parentsFirst(texts) == [3, 1, 4, 0, 2])
    // Two that use each other.
    #expect(Modernizer.parentsFirst([file("A", "B()"), file("B", "A()")]) == [0, 1])
  }
}
