import Testing

@testable import ShellCore

/// The reducers of a file that are compared.
struct ReducerListTests {
  private func fields(_ text: String) -> [String] {
    Modernizer.loadedReducers(in: SwiftSource(text)).map { "\($0.name) \($0.fields)" }
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
          "A id: UUID(1), day: 2024-01-31, link: https://example.com, names: [], child: .b",
          "B .a(.init())",
        ])
  }

  @Test func `An initializer's parameters get values, and so do types of the file`() {
    #expect(
      fields(
        """
        @Reducer struct Row {
          struct State: Identifiable {
            let id: UUID; let book: Book; var mode: Mode
            enum Mode { case on(Int), off }
            private init() {}
            init(id: UUID, book: Book, mode: Mode = .off) {}
            init(id: UUID, book: Book, mode: Mode, page: Int) {}
          }
          enum Action {}
        }
        struct Book { var title: String, mode: Row.State.Mode }
        @Reducer struct Rows {
          struct State { let rows: IdentifiedArrayOf<Row.State>, others: IdentifiedArrayOf<Other.State>, row: Row.State }
          enum Action {}
        }
        """) == [
          "Row id: UUID(1), book: .init(title: \"a\", mode: .off)",
          "Rows rows: [.init(id: UUID(1), book: .init(title: \"a\", mode: .off))], others: [], "
            + "row: .init(id: UUID(1), book: .init(title: \"a\", mode: .off))",
        ])
  }

  @Test func `A type that contains itself has no values`() {
    #expect(
      fields(
        "@Reducer struct A { struct State { let next: Next }; enum Action {} }; struct Next { let next: Next }"
      ) == [])
  }

  @Test(arguments: [
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

  @Test func `Types with private reducers are visible at the top level alone`() {
    let text = """
      private let a = 1
      fileprivate struct Book { private var a = 1 }
      private struct A: Reducer { private enum Id {} }
      """
    #expect(
      Modernizer.visible(text) == """
        private let a = 1
                    struct Book { private var a = 1 }
                struct A: Reducer { private enum Id {} }
        """)
    let other = "private struct Book {}; struct A: Reducer { private struct B: Reducer {} }"
    #expect(Modernizer.visible(other) == other)
  }

  @Test func `A reducer is contained in those that create it, the nearest first`() {
    let nesting = ReducerNesting(
      [
        """
        struct A: Reducer { struct State {}; var body: some Reducer { B(load: { 1 }) } }
        @Reducer enum B { case c(C), text(D.State) }
        """,
        "struct C: Reducer { struct State {}; let view: StoreOf<E>?; var body: some Reducer { D() } }",
        "struct D: Reducer {}; struct E: Reducer {}; struct F { let d = D() }",
      ].enumerated().map { ("\($0.offset).swift", $0.element) })
    #expect(nesting.ancestors(of: "D") == ["C", "B", "A"])
    #expect(nesting.ancestors(of: "E") == [])
    #expect(nesting.parent(of: "D", besides: "1.swift")?.name == "A")
    #expect(nesting.parent(of: "D", besides: "0.swift")?.name == "C")
    #expect(Array(nesting.loadedReducers(in: "1.swift").keys) == ["C"])
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
