import ComposableArchitecture
import TerminalUI

/// Shows the last screen of a flow.
public struct TCARouter<Screen, ScreenAction, Content: View>: View {
  private let content: () -> LastScreen<Content>

  public init(
    _ store: Store<[Route<Screen>], IndexedRouterAction<Screen, ScreenAction>>,
    @ViewBuilder screenContent: @escaping (Store<Screen, ScreenAction>) -> Content
  ) {
    content = {
      let routes = store.withState { $0 }
      guard let last = routes.indices.last else { return LastScreen(nil, goBack: nil) }
      let screen = store.scope(
        state: { ($0.indices.contains(last) ? $0[last] : routes[last]).screen },
        action: { .routeAction(id: last, action: $0) })
      return LastScreen(
        screenContent(screen),
        goBack: last == 0 ? nil : { store.send(.updateRoutes(Array(routes.dropLast()))) })
    }
  }

  public init(
    _ store: Store<IdentifiedArrayOf<Route<Screen>>, IdentifiedRouterAction<Screen, ScreenAction>>,
    @ViewBuilder screenContent: @escaping (Store<Screen, ScreenAction>) -> Content
  ) where Screen: Identifiable {
    content = {
      let routes = store.withState { $0 }
      guard let last = routes.last else { return LastScreen(nil, goBack: nil) }
      let screen = store.scope(
        state: { ($0[id: last.id] ?? last).screen },
        action: { .routeAction(id: last.id, action: $0) })
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
