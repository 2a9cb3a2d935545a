import OrderedCollections
import TerminalUI

/// A view for each child of an identified array.
///
/// ```swift
/// ForEachStore(store.scope(state: \.todos, action: { .todo(id: $0, action: $1) })) { store in
///   TodoView(store: store)
/// }
/// ```
///
/// A child's store stays readable when the child has gone: it then keeps the last state.
public struct ForEachStore<EachState, EachAction, ID: Hashable, EachContent: View>: View {
  private let store: Store<IdentifiedArray<ID, EachState>, (ID, EachAction)>
  private let content: (Store<EachState, EachAction>) -> EachContent

  /// - Parameters:
  ///   - store: The store of the array; its actions come with the child's id.
  ///   - content: The view of a child.
  public init(
    _ store: Store<IdentifiedArray<ID, EachState>, (ID, EachAction)>,
    @ViewBuilder content: @escaping (_ store: Store<EachState, EachAction>) -> EachContent
  ) {
    self.store = store
    self.content = content
  }

  /// The children's views.
  public var body: some View {
    let children = store.withState { $0 }
    ForEach(children.ids, id: \.self) { id in
      content(store.part(last: children[id: id]!, of: { $0[id: id] }, action: { (id, $0) }))
    }
  }
}
