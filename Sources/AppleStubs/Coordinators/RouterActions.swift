import ComposableArchitecture
@_exported import StubRoutes

/// The actions of a flow whose screens have positions.
@CasePathable
public enum IndexedRouterAction<Screen, ScreenAction> {
  case updateRoutes([Route<Screen>])
  case routeAction(id: Int, action: ScreenAction)
}

extension IndexedRouterAction: Equatable where Screen: Equatable, ScreenAction: Equatable {}

public typealias IndexedRouterActionOf<Screen: Reducer> = IndexedRouterAction<
  Screen.State, Screen.Action
>

/// The actions of a flow whose screens have identities.
@CasePathable
public enum IdentifiedRouterAction<Screen: Identifiable, ScreenAction> {
  case updateRoutes(IdentifiedArrayOf<Route<Screen>>)
  case routeAction(id: Screen.ID, action: ScreenAction)
}

extension IdentifiedRouterAction: Equatable where Screen: Equatable, ScreenAction: Equatable {}

public typealias IdentifiedRouterActionOf<Screen: Reducer> = IdentifiedRouterAction<
  Screen.State, Screen.Action
> where Screen.State: Identifiable
