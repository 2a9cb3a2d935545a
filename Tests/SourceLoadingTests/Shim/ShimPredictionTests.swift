import Testing

@testable import SourceLoading

@Suite("Foreseeing the loader shim")
struct ShimPredictionTests {
  @Test("A reducer, its state, and the views that need a store only are foreseen")
  func counter() {
    let shim = shim(
      """
      @Reducer struct Counter {
        @ObservableState struct State { var count = 0; var fact: String? }
        @Dependency(\\.uuid) var uuid
      }
      struct CounterView: View { @Bindable var store: StoreOf<Counter>; @State var isOn = false }
      struct TitleView: View { let title: String }
      """)
    #expect(
      shim.functions == [
        .reducer("M.Counter"), .state(of: "M.Counter", parameters: []),
        .view("M.CounterView", label: "store"),
      ])
  }

  @Test("Of several reducers, the one that no other uses is foreseen")
  func root() {
    let source = """
      @Reducer struct Row { struct State { var id = 0 } }
      struct List: Reducer { struct State {} ; var body: some ReducerOf<Self> { Row() } }
      """
    #expect(shim(source).functions.first == .reducer("M.List"))
    #expect(shim(source, reducer: "row").functions.first == .reducer("M.Row"))
  }

  @Test("Several independent reducers are uncertain, unless the first file has one of them")
  func several() {
    let source = "@Reducer struct A { struct State {} } @Reducer struct B { struct State {} }"
    #expect(shim(source) == LoaderShim())
    #expect(shim(source, preferred: [["C"], ["B"]]).functions.first == .reducer("M.B"))
  }

  @Test(
    "Nothing is foreseen if the reducer or its state needs arguments, or is not visible",
    arguments: [
      "@Reducer struct A { struct State { var id: Int } }",
      "@Reducer struct A { let x: Int; struct State {} }",
      "@Reducer struct A { enum State { case b } }",
      "@Reducer private struct A { struct State {} }",
      "@Reducer struct A<B> { struct State {} }",
      "@Reducer struct A { struct State { @Unknown var x: Int } }",
      "@Reducer struct A { struct State { private var x: Int } }",
    ])
  func uncertain(source: String) {
    #expect(shim(source) == LoaderShim())
  }

  @Test(
    "A view that needs more than a store cannot be created, unless it may have other initializers")
  func impossibleViews() {
    func impossible(_ source: String) -> Set<String> {
      ShimPrediction(
        SourceSet(files: [.init(name: "A.swift", text: source)]), module: "M"
      ).impossibleViews
    }
    let view = "struct A: View { let store: StoreOf<B>; let title: String }"
    #expect(impossible(view) == ["tca_view_1A"])
    #expect(impossible("struct A: View { let store: StoreOf<B> }") == [])
    #expect(impossible(view + " extension A { init(store: StoreOf<B>) {} }") == [])
    let initializers = "init(_ x: Int) {} ; init(model: StoreOf<B>, x: Int = 0) {}"
    #expect(impossible("struct A: View { let store: StoreOf<B>; \(initializers) }") == [])
  }

  @Test("Of a folder, every reducer that can be created is foreseen: it may be loaded next")
  func folder() {
    let sources = SourceSet(
      files: [
        ("A.swift", "@Reducer struct A { struct State { var b = B.State(id: 1) } }"),
        ("B.swift", "@Reducer struct B { struct State { let id: Int } }"),
        ("C.swift", "@Reducer struct C { struct State { var n = 0 } }"),
      ].map { SourceSet.File(name: $0.0, text: $0.1, isFound: true) })
    let prediction = ShimPrediction(sources, module: "M")
    let expected: [LoaderShim.Function] = [
      .reducer("M.A"), .state(of: "M.A", parameters: []),
      .reducer("M.C"), .state(of: "M.C", parameters: []),
    ]
    #expect(prediction.shim(reducer: "A", preferred: []).functions == expected)
    #expect(prediction.shim(reducer: "B", preferred: []).functions == expected)
    #expect(prediction.needsArguments("B") && !prediction.needsArguments("A"))
  }

  @Test("The structs that actions contain are foreseen, unless a default value may be private")
  func payloads() {
    func names(_ members: String) -> [String] {
      let source =
        "@Reducer struct A { struct State {}; enum Action { case show(Info) } } struct Info { \(members) }"
      return shim(source).functions.map(\.name).filter { $0.hasPrefix("tca_init") }
    }
    #expect(names("var page = 1; let title: String") == ["tca_init_4Info"])
    #expect(names("var size: Duration = .seconds(60 * 5)") == ["tca_init_4Info"])
    #expect(names("var at = Date(timeIntervalSince1970: 0)") == ["tca_init_4Info"])
    #expect(names("var page = first") == [])
    #expect(names("var name = \"\\(first)\"") == [])
    #expect(names("var page: Int") == [])
  }

  @Test("The static members of the types that actions and states contain are foreseen")
  func members() {
    let source = """
      @Reducer struct A {
        struct State { var team = Team.mock }
        enum Action { case show(Info), pick(Set<Kind>) }
      }
      struct Team { static let mock = Team() }
      struct Info { static let mock = Info() }
      enum Kind { case a; static let usual: Kind = .a }
      struct Other { static let mock = Other() }
      @MainActor struct Page { static let mock = Page() }
      enum Route { case page(Page) }
      """
    let names = shim(source).functions.map(\.name).filter { $0.hasPrefix("tca_member") }
    #expect(names == ["tca_member_4Team_mock", "tca_member_4Info_mock", "tca_member_4Kind_usual"])
  }

  private func shim(
    _ source: String, reducer: String? = nil, preferred: [[String]] = []
  ) -> LoaderShim {
    ShimPrediction(SourceSet(files: [.init(name: "A.swift", text: source)]), module: "M")
      .shim(reducer: reducer, preferred: preferred)
  }
}
