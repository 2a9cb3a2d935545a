import Testing

@testable import SourceLoading

@Suite("The feature that an app begins with, found by reading")
struct AppStoresTests {
  private func decision(_ sources: String...) -> FeatureReading.Decision {
    FeatureReading(
      sources.enumerated().map { index, text in
        FileReading(SourceSet.File(name: "\(index).swift", text: text))
      }
    ).decide(nil, preferred: [])
  }

  private let child = "@Reducer struct Child { struct State {}; enum Action {} }"
  private let other = "@Reducer struct Other { struct State {}; enum Action {} }"
  private let store = "Store(initialState: Child.State()) { Child() }"
  private let view = "struct ChildView: View { let store: StoreOf<Child> }"

  /// The decision for an app in the third file.
  private func decision(_ app: String) -> FeatureReading.Decision { decision(other, child, app) }

  private func chosen(in file: Int = 2) -> FeatureReading.Decision {
    .one("Child", because: .app(file: "\(file).swift"))
  }

  private let undecided = FeatureReading.Decision.several(["Other", "Child"])

  @Test("The main type or a delegate creates the store, in any of the forms of a call")
  func forms() {
    let apps = [
      "@main struct Shop: App { static let store = \(store)\nvar body: some Scene { V(store: Self.store) } }",
      "@main struct Shop: App { var body: some Scene { WindowGroup { ChildView(store: \(store)) } } }",
      "@main struct Shop: App { var body: some Scene { V(store: .init(initialState: .init()) { Child() }) } }",
      "@main struct Shop: App { var body: some Scene { V(store: .init(initialState: .init(), reducer: Child.init)) } }",
      "@main struct Shop: App { let store: StoreOf<Child>; init() { store = .init(initialState: start) { make() } } }",
      "@main struct Shop: App { var body: some Scene { let s = StoreOf<Child>(initialState: .init()) { make() }; V(s) } }",
      "class Delegate: NSObject, UIApplicationDelegate { func launch() { show(UIHostingController(rootView: V(store: \(store)))) } }",
      "class Scene: UIResponder, UIWindowSceneDelegate { func scene() { window.root = V(store: \(store)) } }",
    ]
    for app in apps { #expect(decision(app) == chosen(), "\(app)") }
    #expect(decision("// @main struct Shop: App { let s = \(store) }") == undecided)
  }

  @Test("The reducer counts, and not what its initial state contains")
  func initialState() {
    #expect(
      decision(
        "@main struct Shop: App { var body: some Scene { V(store: Store(initialState: .other(Other.State(a: 1))) { Child() }) } }"
      ) == chosen())
  }

  @Test("What the app mentions is followed: delegates, views, factories, globals, extensions")
  func followed() {
    let parts = [
      "struct Home: View { let s = \(store)\nvar body: some View { V(s) } }",
      "struct Home: View { var body: some View { Inner() } }\nstruct Inner: View { var body: some View { V(\(store)) } }",
      "func Home() -> some View { V(store: \(store)) }",
      "let Home = \(store)",
      "enum Home {}\nextension Home { static func make() -> some View { V(store: \(store)) } }",
      "struct Home: View { let store: StoreOf<Child> }",
      "final class Home: UIViewController { let store: Store<Child.State, Child.Action> }",
    ]
    for part in parts {
      let app = "@main struct Shop: App { var body: some Scene { Home(); Helper() } }\n" + part
      #expect(decision(app) == chosen(), "\(part)")
    }
    let delegate = "class D: NSObject, UIApplicationDelegate { let store = \(store) }"
    let app = "@main struct Shop: App { @Adaptor(D.self) var d; var b: some Scene { V(d.store) } }"
    #expect(decision(other, child, app, delegate) == chosen(in: 3))
  }

  @Test("A store that the app does not use is not the one that it begins with")
  func unused() {
    let app = """
      @main struct Shop: App {
        static let first = Store(initialState: Other.State()) { Other() }
        static let second = \(store)
        var body: some Scene { V(store: Self.second) }
      }
      """
    #expect(decision(app) == chosen())
    #expect(decision("@main struct Shop: App { let store = \(store) }") == chosen())
  }

  @Test("A view that holds a store creates others for what it shows later")
  func held() {
    let home = """
      struct Home: View {
        let store: StoreOf<Child>
        init(store: StoreOf<Child> = \(store)) { self.store = store }
        var body: some View { Link(V(store: Store(initialState: Other.State()) { Other() })) }
      }
      """
    let app = "@main struct Shop: App { var b: some Scene { Home() } }\n"
    #expect(decision(app + home) == chosen())
    #expect(decision(app + home.replacing(" = \(store)", with: "")) == chosen())
  }

  @Test("Of several apps, the largest counts; those with `@main` come first")
  func apps() {
    let demo =
      "@main struct Demo: App { var b: some Scene { V(Store(initialState: Leaf.State()) { Leaf() }) } }"
    let leaf = "@Reducer struct Leaf { struct State {}; enum Action {} }"
    let parent = "@Reducer struct Parent { struct State { var c: Child.State } }"
    let main = "@main struct Shop: App { var b: some Scene { Home() } }"
    let home = "struct Home: View { let store: StoreOf<Parent> }"
    #expect(
      decision(leaf, demo, parent, child, main, home)
        == .one("Parent", because: .app(file: "5.swift")))
    let preview = demo.replacing("@main ", with: "")
    let direct = "@main struct Shop: App { var b: some Scene { V(\(store)) } }"
    #expect(decision(leaf, preview, child, direct) == chosen(in: 3))
  }

  @Test("Of the views that an app shows, the first one counts if none has a larger feature")
  func first() {
    let second = "struct Second: View { let s = Store(initialState: Other.State()) { Other() } }"
    let first = "struct First: View { let s = \(store) }"
    let app = "@main struct Shop: App { var b: some Scene { First(); Second() } }"
    #expect(decision(other, child, second, first, app) == chosen(in: 3))
    let clip = "@main struct Clip: App { var b: some Scene { First() } }"
    #expect(decision(other, child, second, first, app, clip) == chosen(in: 3))
    let another = clip.replacing("First", with: "Second")
    #expect(
      decision(other, child, second, first, app, another) == .several(["Other", "Child"]))
    #expect(
      decision(
        "@main struct Shop: App { var b: some Scene { V(\(store), Store(initialState: Other.State()) { Other() }) } }"
      ) == undecided)
  }

  @Test("Without an app, the only view that no other one shows counts if it creates a store")
  func rootView() {
    #expect(decision("struct Alone: View { let s = \(store) }") == chosen())
    #expect(
      decision(
        "struct One: View { let s = Store(initialState: Other.State()) { Other() }; let two: Two }\nstruct Two: View { let s = \(store) }"
      ) == .one("Other", because: .app(file: "2.swift")))
    for part in [
      "struct P: PreviewProvider { static let store = \(store) }",
      "@main struct Shop: App { let s = TestStore(initialState: Child.State()) { Child() } }",
      "struct A: View { let s = Store(initialState: Other.State()) { Other() } }\nstruct B: View { let s = \(store) }",
    ] {
      #expect(decision(part) == undecided, "\(part)")
    }
  }

  @Test("Reducers with one last name are told apart by their owners")
  func owners() {
    let domains = ["Cart", "List"].map {
      "enum \($0)Domain { @Reducer struct Feature { struct State {}; enum Action {} } }"
    }
    let app =
      "@main struct Shop: App { let s = Store(initialState: ListDomain.Feature.State()) { ListDomain.Feature() } }"
    #expect(
      decision(domains[0], domains[1], app)
        == .one("ListDomain.Feature", because: .app(file: "2.swift")))
    let parent =
      "enum MainDomain { @Reducer struct Feature { struct State { var c: CartDomain.Feature.State; var l: ListDomain.Feature.State } } }"
    #expect(decision(domains[0], domains[1], parent) == .one("MainDomain.Feature"))
  }

  @Test("A view that holds a store does not count if it is not shown by the app")
  func unrelated() {
    #expect(decision("@main struct Shop: App { let a = 1 }\n" + view) == undecided)
  }
}
