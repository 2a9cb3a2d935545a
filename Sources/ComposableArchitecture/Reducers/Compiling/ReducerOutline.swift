/// The structure of a feature: its reducers in the order in which they run, each with its parts.
package struct ReducerOutline: Sendable {
  /// The name of the feature or the operator: `AmountControl`, `Scope`, `Reduce`.
  package let name: String
  /// For an operator that runs a child: where the child is and which actions it handles.
  package let link: ChildLink?
  /// Whether the same feature contains this one, so that its parts are not listed again.
  package let isRecursive: Bool
  package let parts: [ReducerOutline]

  package init(
    name: String, link: ChildLink? = nil, isRecursive: Bool = false, parts: [ReducerOutline] = []
  ) {
    (self.name, self.link, self.isRecursive, self.parts) = (name, link, isRecursive, parts)
  }

  /// This reducer and all reducers that are part of it.
  package var flattened: [ReducerOutline] { [self] + parts.flatMap(\.flattened) }

  /// The children that run after a reducer of the feature's own.
  package var lateChildren: [ChildLink] {
    let own = parts.firstIndex { $0.link == nil && $0.name != "BindingReducer" && $0.parts.isEmpty }
    return own.map { parts[$0...].compactMap(\.link) } ?? []
  }
}

/// Where an operator runs its child, and on which actions.
package struct ChildLink: Sendable {
  /// `\.amountControl`, or `/.loggedIn` for an enum's case.
  package let place: String
  /// The case that holds the child's actions, or `nil` if the case path was made from functions.
  package let action: String?
  package let parentAction: Any.Type
  package let childState: Any.Type
  package let childAction: Any.Type
  /// How the child's state is read, if it is a computed property of the parent's state.
  package var computed: ComputedChild? = nil
  /// Whether it is a stack of 2.0, whose elements are removed together with those above.
  package var isStack = false

  package init(
    place: String, action: String?, parentAction: Any.Type, childState: Any.Type,
    childAction: Any.Type, computed: ComputedChild? = nil, isStack: Bool = false
  ) {
    self.isStack = isStack
    (self.place, self.action, self.parentAction) = (place, action, parentAction)
    (self.childState, self.childAction, self.computed) = (childState, childAction, computed)
  }
}

/// The state of a child in a computed property, whose name the runtime does not know.
///
/// `@unchecked Sendable`: a key path does not change.
package struct ComputedChild: @unchecked Sendable {
  package let parentState: Any.Type
  private let keyPath: AnyKeyPath

  /// `nil` unless the key path is computed and leads to a child of that type.
  init?<Root, Value>(_ keyPath: KeyPath<Root, Value>, of childState: Any.Type) {
    guard keyPath.text == "\\.<computed>", Value.self == childState else { return nil }
    parentState = Root.self
    self.keyPath = keyPath
  }

  /// The child's state in its parent's state.
  package func state(in parent: Any) -> Any? { parent[keyPath: keyPath] }
}

/// The entry of a reducer in outlines and traces.
@usableFromInline
struct ReducerDescription {
  let name: String
  let link: ChildLink?

  @usableFromInline
  init(_ name: String) {
    self.name = name
    link = nil
  }

  /// The entry of a feature, named after its type.
  @usableFromInline
  init(feature: Any.Type) { self.init(TypeName.of(feature)) }

  /// The entry of an operator whose child is in a property.
  @usableFromInline
  init<Root, Value, Action, ActionValue>(
    _ name: String, _ state: WritableKeyPath<Root, Value>,
    _ action: AnyCasePath<Action, ActionValue>, childState: Any.Type, childAction: Any.Type
  ) {
    self.name = name
    link = ChildLink(
      place: state.text, action: action.caseName, parentAction: Action.self, childState: childState,
      childAction: childAction, computed: ComputedChild(state, of: childState))
  }

  /// The entry of an operator whose child is at a place.
  init<Action, ActionValue>(
    _ name: String, place: String, _ action: AnyCasePath<Action, ActionValue>,
    childState: Any.Type, childAction: Any.Type
  ) {
    self.name = name
    link = ChildLink(
      place: place, action: action.caseName, parentAction: Action.self, childState: childState,
      childAction: childAction)
  }

  /// The entry of an operator whose child is the payload of an enum's case.
  @usableFromInline
  init<Root, Value, Action, ActionValue>(
    _ name: String, _ state: AnyCasePath<Root, Value>, _ action: AnyCasePath<Action, ActionValue>,
    childState: Any.Type, childAction: Any.Type
  ) {
    self.name = name
    link = ChildLink(
      place: state.text, action: action.caseName, parentAction: Action.self,
      childState: childState, childAction: childAction)
  }
}

/// Records the outline of a feature while the feature is compiled.
@usableFromInline
final class OutlineRecorder {
  private var open: [[ReducerOutline]] = [[]]
  private var openTypes: [ObjectIdentifier] = []

  var roots: [ReducerOutline] { open[0] }

  @usableFromInline
  func record<Compiled>(_ description: ReducerDescription, _ compile: () -> Compiled) -> Compiled {
    open.append([])
    let compiled = compile()
    let parts = open.removeLast()
    add(
      ReducerOutline(
        name: description.name, link: description.link, isRecursive: false, parts: parts))
    return compiled
  }

  /// Records a child, unless it contains itself.
  @usableFromInline
  func recordOnce(_ child: Any.Type, _ compile: () -> Void) {
    let id = ObjectIdentifier(child)
    guard !openTypes.contains(id) else {
      return add(
        ReducerOutline(name: TypeName.of(child), link: nil, isRecursive: true, parts: []))
    }
    openTypes.append(id)
    compile()
    openTypes.removeLast()
  }

  private func add(_ outline: ReducerOutline) { open[open.count - 1].append(outline) }
}
