import Testing

@Suite("Loading features whose screens are routes", .serialized)
@MainActor
struct CoordinatorsTests {
  private static let screens = """
    import ComposableArchitecture
    import SwiftUI
    import TCACoordinators
    struct Home: Reducer {
      struct State: Equatable { var ticks = 0 }
      enum Action: Equatable { case tapped, started, ticked }
      @Dependency(\\.continuousClock) var clock
      func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .tapped: return .none
        case .started:
          return .run { send in
            try await clock.sleep(for: .seconds(1))
            await send(.ticked)
          }
        case .ticked:
          state.ticks += 1
          return .none
        }
      }
    }
    """

  private static let today = """
    \(screens)
    @Reducer(state: .equatable, action: .equatable)
    enum Screen { case home(Home), detail(Home) }
    @Reducer struct Flow {
      @ObservableState
      struct State: Equatable {
        var routes: [Route<Screen.State>] = [.root(.home(Home.State()), embedInNavigationView: true)]
      }
      enum Action { case router(IndexedRouterActionOf<Screen>) }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          if case .router(.routeAction(_, action: .home(.tapped))) = action {
            state.routes.push(.detail(Home.State()))
          }
          if case .router(.routeAction(_, action: .detail(.tapped))) = action {
            return .routeWithDelaysIfUnsupported(state.routes, action: \\.router, scheduler: .main) {
              $0.goBackTo(\\.home)
            }
          }
          return .none
        }
        .forEachRoute(\\.routes, action: \\.router)
      }
    }
    struct FlowView: View {
      let store: StoreOf<Flow>
      var body: some View {
        TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
          switch screen.case {
          case .home: Text("the first")
          case .detail: Text("the second")
          }
        }
      }
    }
    """

  private static let earlier = """
    \(screens)
    struct Screen: Reducer {
      enum State: Equatable { case home(Home.State), detail(Home.State) }
      enum Action: Equatable { case home(Home.Action), detail(Home.Action) }
      var body: some ReducerOf<Self> {
        Scope(state: /State.home, action: /Action.home) { Home() }
        Scope(state: /State.detail, action: /Action.detail) { Home() }
      }
    }
    struct Flow: Reducer {
      struct State: Equatable, IndexedRouterState {
        var routes: [Route<Screen.State>] = [.root(.home(Home.State()))]
      }
      enum Action: Equatable, IndexedRouterAction {
        case updateRoutes([Route<Screen.State>])
        case routeAction(Int, action: Screen.Action)
      }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          if case .routeAction(_, action: .home(.tapped)) = action {
            state.routes.presentSheet(.detail(Home.State()))
          }
          if case .routeAction(_, action: .detail(.tapped)) = action {
            return .routeWithDelaysIfUnsupported(state.routes) { $0.goBackTo(/Screen.State.home) }
          }
          return .none
        }
        .forEachRoute { Screen() }
      }
    }
    """

  @Test("Screens with identities are run by a reducer that the flow creates")
  func created() async throws {
    let source = """
      import ComposableArchitecture
      import TCACoordinators
      @Reducer struct Page {
        struct State: Equatable, Identifiable { let id: Int; var taps = 0 }
        enum Action: Equatable { case tapped }
        var body: some ReducerOf<Self> { Reduce { state, _ in state.taps += 1; return .none } }
      }
      @Reducer struct Screen {
        enum State: Equatable, Identifiable {
          case page(Page.State)
          var id: Int { switch self { case .page(let state): state.id } }
        }
        enum Action { case page(Page.Action) }
        var body: some ReducerOf<Self> {
          Scope(state: \\.page, action: \\.page) { Page() }
        }
      }
      @Reducer struct Flow {
        struct State: Equatable {
          var routes: IdentifiedArrayOf<Route<Screen.State>> = [.root(.page(.init(id: 7)))]
        }
        enum Action { case router(IdentifiedRouterActionOf<Screen>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .router(.routeAction(id: _, action: .page(.tapped))): state.routes.push(.page(.init(id: 8)))
            default: break
            }
            return .none
          }
          .forEachRoute(\\.routes, action: \\.router) { Screen() }
        }
      }
      """
    let output = try await WrittenFile.output(
      of: source, loadedBy: "load X.swift Flow",
      then: [".router(.routeAction(id: 7, action: .page(.tapped)))"])
    #expect(output.contains("taps: 1") && output.contains("id: 8"), "\(output)")
  }

  @Test("An action reaches the screen of its position, and pushes another one")
  func today() async throws {
    let outputs = try await WrittenFile.outputs(
      of: Self.today,
      then: [
        ".router(.routeAction(id: 0, action: .home(.tapped)))", "screen",
        ".router(.routeAction(id: 1, action: .detail(.started)))", "advance 1s",
        ".router(.routeAction(id: 1, action: .detail(.tapped)))", "screen",
        ".router(.updateRoutes([]))", "state",
      ])
    #expect(outputs[1].contains("the second") && outputs[1].contains("Back"), "\(outputs)")
    #expect(outputs[3].contains("ticks: 1"), "\(outputs)")
    #expect(outputs[5].contains("the first"), "\(outputs)")
    #expect(outputs[7].contains("routes: []"), "\(outputs)")
  }

  @Test("The effects of a screen that is removed end")
  func effects() async throws {
    let outputs = try await WrittenFile.outputs(
      of: Self.today,
      then: [
        ".router(.routeAction(id: 0, action: .home(.started)))", ".router(.updateRoutes([]))",
        "effects",
      ])
    #expect(!outputs[0].contains("the values differ"), "\(outputs)")
    #expect(outputs[2].contains("cancelled by action 2"), "\(outputs)")
  }

  @Test("The protocols of the years before case key paths")
  func earlier() async throws {
    let outputs = try await WrittenFile.outputs(
      of: Self.earlier,
      then: [
        ".routeAction(0, action: .home(.tapped))",
        ".routeAction(1, action: .detail(.ticked))", "state",
        ".routeAction(1, action: .detail(.tapped))", "state",
      ])
    #expect(outputs[2].contains("ticks: 1") && outputs[2].contains(".sheet"), "\(outputs)")
    #expect(!outputs[4].contains("detail"), "\(outputs)")
  }
}
