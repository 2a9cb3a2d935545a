/// What one feature turns out to be made of while it is prepared for a new store: which of its
/// actions' cases have somebody who runs their child.
@usableFromInline
final class Wiring {
  /// Whether children that come and go are run, at any depth.
  @usableFromInline var hasChildren = false
  /// Whether a `BindingReducer` is there.
  @usableFromInline var writesBindings = false
  private(set) var links: [Link] = []
  private var leaves: [any Reducer.Type] = []
  /// Whether a reducer of another feature's actions was met: an operator is at work that does not
  /// say which case it handles.
  private var hasForeigners = false
  private let action: Any.Type

  /// An operator that runs a child.
  struct Link {
    let payload: Any.Type
    /// The case that holds the child's actions; nil as long as that is not known.
    let tag: () -> Int?
  }

  @usableFromInline
  init(of action: Any.Type) { self.action = action }

  /// An operator runs a child on the actions of a case.
  @usableFromInline
  func addLink<Root, Value>(_ path: AnyCasePath<Root, Value>) {
    if Root.self != action || path.access == nil { hasForeigners = true }
    links.append(Link(payload: Value.self) { path.caseTag })
  }

  /// A reducer that implements `reduce(into:action:)` itself.
  @usableFromInline
  func addLeaf<R: Reducer>(_ leaf: R.Type) {
    addFunction(of: R.Action.self)
    leaves.append(leaf)
  }

  /// A function that reduces.
  @usableFromInline
  func addFunction(of action: Any.Type) {
    if action != self.action { hasForeigners = true }
  }

  /// Whether all that runs children can be seen. An operator that only has a `reduce(into:action:)`
  /// may hide what it runs.
  var isTransparent: Bool {
    !hasForeigners && leaves.allSatisfy { isFeature($0) }
  }

  /// A feature brings its own actions; an operator has those of what it is applied to.
  private func isFeature<R: Reducer>(_ leaf: R.Type) -> Bool {
    _typeName(R.Action.self) == _typeName(leaf) + ".Action"
  }
}
