import ComposableArchitecture
import ComposableCombine
import Dispatch

// On Apple's platforms, some changes of several screens need several steps with delays between them. Here, every change is one step.
extension Effect where Action: IndexedRouterAction {
  /// Changes the screens of a flow.
  public static func routeWithDelaysIfUnsupported(
    _ routes: [Route<Action.Screen>], scheduler: AnySchedulerOf<DispatchQueue> = .main,
    _ change: (inout [Route<Action.Screen>]) -> Void
  ) -> Effect {
    var routes = routes
    change(&routes)
    return .send(.updateRoutes(routes))
  }
}

extension Effect where Action: IdentifiedRouterAction {
  /// Changes the screens of a flow, which have identities.
  public static func routeWithDelaysIfUnsupported(
    _ routes: IdentifiedArrayOf<Route<Action.Screen>>,
    scheduler: AnySchedulerOf<DispatchQueue> = .main,
    _ change: (inout IdentifiedArrayOf<Route<Action.Screen>>) -> Void
  ) -> Effect {
    var routes = routes
    change(&routes)
    return .send(.updateRoutes(routes))
  }
}
