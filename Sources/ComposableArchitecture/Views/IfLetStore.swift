#if Views
/// A view for an optional child.
///
/// ```swift
/// IfLetStore(store.scope(state: \.child, action: Parent.Action.child)) { store in
///   ChildView(store: store)
/// } else: {
///   Text("No child")
/// }
/// ```
///
/// When the child becomes `nil`, the store that was passed to its view keeps the last state.
public struct IfLetStore<State, Action, Content: View>: View {
  private let store: Store<State?, Action>
  private let content: (State?) -> Content

  /// Makes a view for the child, and another one for `nil`.
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

  /// Makes a view for the child, and an empty view for `nil`.
  public init<IfContent: View>(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    self.store = store
    content = { $0.map { ifContent(store.unwrapped(last: $0)) } }
  }

  public var body: some View { content(store.withState { $0 }) }
}

/// A view for each child of an identified array.
///
/// ```swift
/// ForEachStore(store.scope(state: \.todos, action: { .todo(id: $0, action: $1) })) { store in
///   TodoView(store: store)
/// }
/// ```
///
/// When a child is removed, its store keeps the last state.
public struct ForEachStore<EachState, EachAction, ID: Hashable, EachContent: View>:
  DynamicViewContent
{
  private let ids: () -> [ID]
  private let child: (ID) -> Store<EachState, EachAction>
  private let content: (Store<EachState, EachAction>) -> EachContent

  /// Makes the children's views.
  ///
  /// - Parameters:
  ///   - store: The store of the array. Its actions contain the child's ID.
  ///   - content: Makes the view of a child.
  public init(
    _ store: Store<IdentifiedArray<ID, EachState>, (ID, EachAction)>,
    @ViewBuilder content: @escaping (_ store: Store<EachState, EachAction>) -> EachContent
  ) {
    ids = { Array(store.withState { $0.ids }) }
    child = { id in
      store.part(
        last: store.withState { $0[id: id]! }, of: { $0[id: id] }, action: { (id, $0) })
    }
    self.content = content
  }

  /// Makes the children's views.
  ///
  /// - Parameters:
  ///   - store: The store of the array, whose actions are those of elements.
  ///   - content: Makes the view of a child.
  public init(
    _ store: Store<IdentifiedArray<ID, EachState>, IdentifiedAction<ID, EachAction>>,
    @ViewBuilder content: @escaping (_ store: Store<EachState, EachAction>) -> EachContent
  ) {
    self.init(
      store.scope(state: { $0 }, action: { .element(id: $0.0, action: $0.1) }), content: content)
  }

  /// Makes the children's views: the spelling of the time when an action contained the child's position.
  ///
  /// - Parameters:
  ///   - store: The store of the array.
  ///   - id: The property that tells a child from the others.
  ///   - content: Makes the view of a child.
  public init(
    _ store: Store<[EachState], (Int, EachAction)>, id: KeyPath<EachState, ID>,
    @ViewBuilder content: @escaping (_ store: Store<EachState, EachAction>) -> EachContent
  ) {
    ids = { store.withState { $0.map { $0[keyPath: id] } } }
    child = { childID in
      let index = store.withState { $0.firstIndex { $0[keyPath: id] == childID }! }
      return store.part(
        last: store.withState { $0[index] },
        of: { $0.indices.contains(index) ? $0[index] : nil }, action: { (index, $0) })
    }
    self.content = content
  }

  /// Makes the views of children that are identifiable, whose actions contain their position.
  public init(
    _ store: Store<[EachState], (Int, EachAction)>,
    @ViewBuilder content: @escaping (_ store: Store<EachState, EachAction>) -> EachContent
  ) where EachState: Identifiable, ID == EachState.ID {
    self.init(store, id: \.id, content: content)
  }

  public var body: some View {
    ForEach(ids(), id: \.self) { content(child($0)) }
  }
}
#endif
