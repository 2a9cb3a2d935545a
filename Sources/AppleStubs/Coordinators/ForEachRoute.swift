import ComposableArchitecture

extension Reducer {
  /// Runs a reducer on the screens of a flow, before this one.
  ///
  /// - Parameter cancellationIdType: What the effects of the screens have in common.
  public func forEachRoute<Screens: Reducer, Screen, ScreenAction>(
    _ routes: WritableKeyPath<State, [Route<Screen>]>,
    action: CaseKeyPath<Action, IndexedRouterAction<Screen, ScreenAction>>,
    cancellationIdType: Any.Type = Self.self,
    @ReducerBuilder<Screen, ScreenAction> screenReducer: () -> Screens
  ) -> RouteReducer<Self, Screens, Int>
  where Screens.State == Screen, Screens.Action == ScreenAction {
    let path = AnyCasePath(action)
    return RouteReducer(
      self, screens: screenReducer(), cancelID: ObjectIdentifier(cancellationIdType),
      read: { action in
        path.extract(from: action).map {
          switch $0 {
          case .updateRoutes(let new): .update { $0[keyPath: routes] = new }
          case .routeAction(let id, let action): .screen(id, action)
          }
        }
      },
      embed: { path.embed(.routeAction(id: $0, action: $1)) },
      ids: { Array($0[keyPath: routes].indices) },
      change: { state, index, change in
        guard state[keyPath: routes].indices.contains(index) else { return nil }
        return change(&state[keyPath: routes][index].screen)
      })
  }

  public func forEachRoute<Screen: CaseReducerState, ScreenAction>(
    _ routes: WritableKeyPath<State, [Route<Screen>]>,
    action: CaseKeyPath<Action, IndexedRouterAction<Screen, ScreenAction>>,
    cancellationIdType: Any.Type = Self.self
  ) -> RouteReducer<Self, Screen.StateReducer.Body, Int>
  where Screen.StateReducer: CaseReducer, Screen.StateReducer.Action == ScreenAction {
    forEachRoute(routes, action: action, cancellationIdType: cancellationIdType) {
      Screen.StateReducer.body
    }
  }

  /// Runs a reducer on the screens of a flow, which have identities, before this one.
  public func forEachRoute<Screens: Reducer, Screen: Identifiable, ScreenAction>(
    _ routes: WritableKeyPath<State, IdentifiedArrayOf<Route<Screen>>>,
    action: CaseKeyPath<Action, IdentifiedRouterAction<Screen, ScreenAction>>,
    cancellationIdType: Any.Type = Self.self,
    @ReducerBuilder<Screen, ScreenAction> screenReducer: () -> Screens
  ) -> RouteReducer<Self, Screens, Screen.ID>
  where Screens.State == Screen, Screens.Action == ScreenAction {
    let path = AnyCasePath(action)
    return RouteReducer(
      self, screens: screenReducer(), cancelID: ObjectIdentifier(cancellationIdType),
      read: { action in
        path.extract(from: action).map {
          switch $0 {
          case .updateRoutes(let new): .update { $0[keyPath: routes] = new }
          case .routeAction(let id, let action): .screen(id, action)
          }
        }
      },
      embed: { path.embed(.routeAction(id: $0, action: $1)) },
      ids: { Array($0[keyPath: routes].ids) },
      change: { state, id, change in
        guard state[keyPath: routes][id: id] != nil else { return nil }
        return change(&state[keyPath: routes][id: id]!.screen)
      })
  }

  public func forEachRoute<Screen: CaseReducerState & Identifiable, ScreenAction>(
    _ routes: WritableKeyPath<State, IdentifiedArrayOf<Route<Screen>>>,
    action: CaseKeyPath<Action, IdentifiedRouterAction<Screen, ScreenAction>>,
    cancellationIdType: Any.Type = Self.self
  ) -> RouteReducer<Self, Screen.StateReducer.Body, Screen.ID>
  where Screen.StateReducer: CaseReducer, Screen.StateReducer.Action == ScreenAction {
    forEachRoute(routes, action: action, cancellationIdType: cancellationIdType) {
      Screen.StateReducer.body
    }
  }
}
