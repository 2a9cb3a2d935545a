import ComposableArchitecture

extension Reducer
where State: IndexedRouterState, Action: IndexedRouterAction, Action.Screen == State.Screen {
  /// Runs a reducer on the screens of a flow, before this one.
  ///
  /// - Parameter cancellationIdType: What the effects of the screens have in common.
  public func forEachRoute<Screens: Reducer, ScreenState, ScreenAction>(
    cancellationIdType: Any.Type = Self.self,
    @ReducerBuilder<ScreenState, ScreenAction> screenReducer: () -> Screens
  ) -> RouteReducer<Self, Screens, Int>
  where
    Screens.State == ScreenState, Screens.Action == ScreenAction, State.Screen == ScreenState,
    Action.ScreenAction == ScreenAction
  {
    let (update, route) = (
      AnyCasePath(unsafe: Action.updateRoutes), AnyCasePath(unsafe: Action.routeAction)
    )
    return RouteReducer(
      self, screens: screenReducer(), cancelID: ObjectIdentifier(cancellationIdType),
      read: { action in
        if let routes = update.extract(from: action) { return .update { $0.routes = routes } }
        return route.extract(from: action).map { .screen($0, $1) }
      },
      embed: { .routeAction($0, action: $1) },
      ids: { Array($0.routes.indices) },
      change: { state, index, change in
        guard state.routes.indices.contains(index) else { return nil }
        return change(&state.routes[index].screen)
      })
  }
}

extension Reducer
where State: IdentifiedRouterState, Action: IdentifiedRouterAction, Action.Screen == State.Screen {
  /// Runs a reducer on the screens of a flow, which have identities, before this one.
  public func forEachRoute<Screens: Reducer, ScreenState, ScreenAction>(
    cancellationIdType: Any.Type = Self.self,
    @ReducerBuilder<ScreenState, ScreenAction> screenReducer: () -> Screens
  ) -> RouteReducer<Self, Screens, State.Screen.ID>
  where
    Screens.State == ScreenState, Screens.Action == ScreenAction, State.Screen == ScreenState,
    Action.ScreenAction == ScreenAction
  {
    let (update, route) = (
      AnyCasePath(unsafe: Action.updateRoutes), AnyCasePath(unsafe: Action.routeAction)
    )
    return RouteReducer(
      self, screens: screenReducer(), cancelID: ObjectIdentifier(cancellationIdType),
      read: { action in
        if let routes = update.extract(from: action) { return .update { $0.routes = routes } }
        return route.extract(from: action).map { .screen($0, $1) }
      },
      embed: { .routeAction($0, action: $1) },
      ids: { Array($0.routes.ids) },
      change: { state, id, change in
        guard state.routes[id: id] != nil else { return nil }
        return change(&state.routes[id: id]!.screen)
      })
  }
}
