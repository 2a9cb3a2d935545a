import ComposableArchitecture
import TerminalUI

/// Shows the last screen of a flow.
public struct TCARouter<Screen, ScreenAction, Content: View>: View {
  private let content: () -> LastScreen<Content>

  public init<State: IndexedRouterState, Action: IndexedRouterAction>(
    _ store: Store<State, Action>,
    @ViewBuilder screenContent: @escaping (Store<Screen, ScreenAction>) -> Content
  )
  where
    State.Screen == Screen, Action.Screen == Screen, Action.ScreenAction == ScreenAction
  {
    content = {
      let routes = store.withState { $0.routes }
      guard let last = routes.indices.last else { return LastScreen(nil, goBack: nil) }
      let screen = store.scope(
        state: { ($0.routes.indices.contains(last) ? $0.routes[last] : routes[last]).screen },
        action: { .routeAction(last, action: $0) })
      return LastScreen(
        screenContent(screen),
        goBack: last == 0 ? nil : { store.send(.updateRoutes(Array(routes.dropLast()))) })
    }
  }

  public init<State: IdentifiedRouterState, Action: IdentifiedRouterAction>(
    _ store: Store<State, Action>,
    @ViewBuilder screenContent: @escaping (Store<Screen, ScreenAction>) -> Content
  )
  where
    State.Screen == Screen, Action.Screen == Screen, Action.ScreenAction == ScreenAction,
    Screen: Identifiable
  {
    content = {
      let routes = store.withState { $0.routes }
      guard let last = routes.last else { return LastScreen(nil, goBack: nil) }
      let screen = store.scope(
        state: { ($0.routes[id: last.id] ?? last).screen },
        action: { .routeAction(last.id, action: $0) })
      return LastScreen(
        screenContent(screen),
        goBack: routes.count == 1
          ? nil
          : {
            var rest = routes
            rest.removeLast()
            store.send(.updateRoutes(rest))
          })
    }
  }

  public var body: some View { content() }
}
