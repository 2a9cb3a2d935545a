import TerminalUI

/// A view for a child that is there at times.
///
/// ```swift
/// IfLetStore(store.scope(state: \.child, action: Parent.Action.child)) { store in
///   ChildView(store: store)
/// } else: {
///   Text("No child")
/// }
/// ```
///
/// The child's view is handed a store that stays readable when the child has gone: it then keeps the last state.
public struct IfLetStore<State, Action, Content: View>: View {
  private let store: Store<State?, Action>
  private let content: (State?) -> Content

  /// A view for the child, and one for when there is none.
  public init<IfContent: View, ElseContent: View>(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent,
    @ViewBuilder else elseContent: @escaping () -> ElseContent
  ) where Content == ConditionalView<IfContent, ElseContent> {
    self.store = store
    content = { state in
      if let state {
        return ViewBuilder.buildEither(first: ifContent(store.unwrapped(last: state)))
      }
      return ViewBuilder.buildEither(second: elseContent())
    }
  }

  /// A view for the child; nothing when there is none.
  public init<IfContent: View>(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    self.store = store
    content = { $0.map { ifContent(store.unwrapped(last: $0)) } }
  }

  /// The view for the present state.
  public var body: some View { content(store.withState { $0 }) }
}

extension Store {
  /// The store of what the optional state holds, for as long as it does; then it keeps the last.
  func unwrapped<Wrapped>(last: Wrapped) -> Store<Wrapped, Action> where State == Wrapped? {
    part(last: last, of: { $0 }, action: { $0 })
  }

  /// The store of a part that is there at times; it keeps the last one.
  func part<Part, PartAction>(
    last: Part, of toPart: @escaping (State) -> Part?,
    action fromPartAction: @escaping (PartAction) -> Action
  ) -> Store<Part, PartAction> {
    var last = last
    return scope(
      state: { state in
        last = toPart(state) ?? last
        return last
      },
      action: fromPartAction)
  }
}
