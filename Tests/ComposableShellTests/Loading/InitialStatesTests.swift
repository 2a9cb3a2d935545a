import Testing

@Suite("Initial states of loaded files", .serialized)
@MainActor
struct InitialStatesTests {
  private static let app = """
    import ComposableArchitecture
    import SwiftUI
    struct Login: Reducer {
      struct State: Equatable { var email = "" }
      enum Action { case tapped }
      var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
    }
    struct Root: Reducer {
      enum State: Equatable { case login(Login.State), home(name: String) }
      enum Action { case login(Login.Action) }
      var body: some ReducerOf<Self> {
        EmptyReducer().ifCaseLet(/State.login, action: /Action.login) { Login() }
      }
    }

    """

  @Test("The state of a static store of the app is the initial state")
  func staticStore() async throws {
    let source =
      Self.app + """
        @main struct RootApp: App {
          static let store = Store(
            initialState: Root.State.login(Login.State(email: "a, (b"))
          ) { Root() }
          var body: some Scene { WindowGroup { Text("Root") } }
        }
        """
    #expect(try await loaded(source).contains(#"email: "a, (b""#))
  }

  @Test("The state in a scene delegate is the initial state, although the class is left out")
  func sceneDelegate() async throws {
    let source =
      Self.app + """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func scene(_ scene: UIScene) {
            window?.rootViewController = UIHostingController(
              rootView: RootView(store: Store(initialState: .home(name: "Blob")) { Root() }))
          }
        }
        """
    let output = try await loaded(source)
    #expect(output.contains("left out: SceneDelegate"), "\(output)")
    #expect(output.contains(#"Root.State.home(name: "Blob")"#), "\(output)")
  }

  @Test("A state that is a local variable, and that of a test store, are not the initial state")
  func unusableStates() async throws {
    let source =
      Self.app + """
        @MainActor func start(_ state: Root.State) { _ = Store(initialState: state) { Root() } }
        @MainActor func test() { _ = TestStore(initialState: .home(name: "Blob")) { Root() } }
        """
    #expect(
      try await loaded(source) == """
        error: Root.State is an enum: its initial case is missing
          load X.swift
                      ^ expected .home or .login, such as `.login(.init())`
        """)
  }

  @Test("A value can be typed for a parameter that the state does not store")
  func parameter() async throws {
    let form = """
      import ComposableArchitecture
      struct Form: Reducer {
        struct State: Equatable {
          var draft: String
          init(item: Int) { draft = "item \\(item)" }
        }
        enum Action { case tapped }
        var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
      }
      """
    #expect(try await loaded(form, "load X.swift item: 3").contains(#"draft: "item 3""#))
    #expect(
      try await loaded(form, "load X.swift draft: 3").contains("expected text in double quotes"))
    #expect(
      try await loaded(form, "load X.swift item: \"a\"").contains("has no field `item`"))
  }

  @Test("A typed case can leave out arguments with default values")
  func typedCase() async throws {
    let output = try await loaded(Self.app, "load X.swift .login(.init())")
    #expect(output.contains(#"Root.State.login("#), "\(output)")
    #expect(output.contains(#"email: """#), "\(output)")
  }

  @Test("A misspelled case has the error of a typed value")
  func misspelledCase() async throws {
    #expect(
      try await loaded(Self.app, "load X.swift .logn(.init())") == """
        error: Root.State has no case `logn`
          load X.swift .logn(.init())
                        ^ expected home or login; did you mean login?
        """)
  }

  private func loaded(_ source: String, _ line: String = "load X.swift") async throws -> String {
    try await WrittenFile.output(of: source, loadedBy: line)
  }
}
