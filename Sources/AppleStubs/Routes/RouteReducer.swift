import ComposableArchitecture

/// Runs a reducer on the screen of a flow that an action is for, before the reducer of the flow.
///
/// The effects of a screen end when it is removed.
public struct RouteReducer<Flow: Reducer, Screens: Reducer, ID: Hashable>: Reducer {
  public typealias State = Flow.State
  public typealias Action = Flow.Action

  /// An action of a flow that belongs to its routes.
  public enum RouteAction {
    case update((inout State) -> Void)
    case screen(ID, Screens.Action)
  }

  private struct CancelID: Hashable {
    let flow: AnyHashable
    let screen: ID
  }

  private let flow: Flow
  private let screens: Screens
  private let cancelID: AnyHashable
  private let read: (Action) -> RouteAction?
  private let embed: (ID, Screens.Action) -> Action
  private let ids: (State) -> [ID]
  private let change:
    (inout State, ID, (inout Screens.State) -> Effect<Screens.Action>) ->
      Effect<Screens.Action>?

  /// - Parameters:
  ///   - read: What an action of the flow is for its routes.
  ///   - ids: The identities of the screens.
  ///   - change: Changes a screen; returns `nil` if there is none.
  public init(
    _ flow: Flow, screens: Screens, cancelID: AnyHashable,
    read: @escaping (Action) -> RouteAction?, embed: @escaping (ID, Screens.Action) -> Action,
    ids: @escaping (State) -> [ID],
    change:
      @escaping (
        inout State, ID, (inout Screens.State) -> Effect<Screens.Action>
      ) -> Effect<Screens.Action>?
  ) {
    (self.flow, self.screens, self.cancelID) = (flow, screens, cancelID)
    (self.read, self.embed, self.ids, self.change) = (read, embed, ids, change)
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let before = ids(state)
    var effects: [Effect<Action>] = []
    switch read(action) {
    case .update(let update): update(&state)
    case .screen(let id, let action):
      let effect = change(&state, id) { screens.reduce(into: &$0, action: action) }
      if let effect {
        effects.append(
          effect.map { [embed] in embed(id, $0) }
            .cancellable(id: CancelID(flow: cancelID, screen: id)))
      } else {
        reportIssue(
          "An action was sent for the screen \(id), which is not in the routes: \(action)")
      }
    case nil: break
    }
    effects.append(flow.reduce(into: &state, action: action))
    let after = Set(ids(state))
    effects += before.filter { !after.contains($0) }.map {
      .cancel(id: CancelID(flow: cancelID, screen: $0))
    }
    return .merge(effects)
  }
}
