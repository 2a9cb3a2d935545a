import ComposableArchitecture
@_exported import StubRoutes

/// A state with the screens of a flow, in the style of the years before case key paths.
public protocol IndexedRouterState {
  associatedtype Screen
  var routes: [Route<Screen>] { get set }
}

/// The actions of a flow.
public protocol IndexedRouterAction {
  associatedtype Screen
  associatedtype ScreenAction
  static func updateRoutes(_ routes: [Route<Screen>]) -> Self
  static func routeAction(_ index: Int, action: ScreenAction) -> Self
}

/// A state with the screens of a flow, which have identities.
public protocol IdentifiedRouterState {
  associatedtype Screen: Identifiable
  var routes: IdentifiedArrayOf<Route<Screen>> { get set }
}

/// The actions of a flow whose screens have identities.
public protocol IdentifiedRouterAction {
  associatedtype Screen: Identifiable
  associatedtype ScreenAction
  static func updateRoutes(_ routes: IdentifiedArrayOf<Route<Screen>>) -> Self
  static func routeAction(_ id: Screen.ID, action: ScreenAction) -> Self
}
