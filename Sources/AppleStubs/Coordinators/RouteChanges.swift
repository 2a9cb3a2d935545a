import ComposableArchitecture
import ComposableCombine
import Dispatch

// On Apple's platforms, some changes of several screens need several steps with delays between them. Here, every change is one step.
extension Effect {
  /// Changes the screens of a flow.
  public static func routeWithDelaysIfUnsupported<Screen, ScreenAction>(
    _ routes: [Route<Screen>],
    action: CaseKeyPath<Action, IndexedRouterAction<Screen, ScreenAction>>,
    scheduler: AnySchedulerOf<DispatchQueue> = .main,
    _ change: (inout [Route<Screen>]) -> Void
  ) -> Effect {
    var routes = routes
    change(&routes)
    return .send(AnyCasePath(action).embed(.updateRoutes(routes)))
  }

  /// Changes the screens of a flow, which have identities.
  public static func routeWithDelaysIfUnsupported<Screen: Identifiable, ScreenAction>(
    _ routes: IdentifiedArrayOf<Route<Screen>>,
    action: CaseKeyPath<Action, IdentifiedRouterAction<Screen, ScreenAction>>,
    scheduler: AnySchedulerOf<DispatchQueue> = .main,
    _ change: (inout IdentifiedArrayOf<Route<Screen>>) -> Void
  ) -> Effect {
    var routes = routes
    change(&routes)
    return .send(AnyCasePath(action).embed(.updateRoutes(routes)))
  }
}
