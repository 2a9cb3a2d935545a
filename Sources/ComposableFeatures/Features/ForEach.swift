/// What happens when an element of a collection dismisses itself.
public struct DismissStyle: Sendable {
  fileprivate let removesElementsAbove: Bool

  /// The element is removed.
  public static let list = Self(removesElementsAbove: false)
  /// The element and all after it are removed.
  public static let stack = Self(removesElementsAbove: true)
}

extension FeatureProtocol {
  /// Embeds a feature for each element of a collection.
  ///
  /// An action for an element that is not there any more is dropped.
  @inlinable
  public func forEach<
    Elements: FeatureElements, ChildAction,
    Child: FeatureProtocol<Elements.Element, ChildAction>
  >(
    _ state: WritableKeyPath<State, Elements>,
    action: CaseKeyPath<Action, (Elements.Element.ID, ChildAction)>,
    dismissStyle: DismissStyle = .list,
    @FeatureBuilder<Elements.Element, ChildAction> content: @escaping () -> Child
  ) -> _ModifiedFeature<Self> {
    let actions = ChildActions(AnyCasePath(action))
    return elements(
      state, actions, dismissStyle, ChildFeature(content), ElementsRoute(state, actions))
  }

  /// Embeds a feature for each element of a collection. Its actions are in the case with the name of the property.
  @inlinable
  public func forEach<Elements: FeatureElements, Child: FeatureProtocol>(
    _ state: WritableKeyPath<State, Elements>, dismissStyle: DismissStyle = .list,
    @ChildFeatureBuilder content: @escaping () -> Child
  ) -> _ModifiedFeature<Self> where Child.State == Elements.Element {
    let actions = ChildActions<Action, (Elements.Element.ID, Child.Action)>.named(after: state)
    return elements(
      state, actions, dismissStyle, ChildFeature(content), ElementsRoute(state, actions))
  }

  @usableFromInline
  func elements<Elements: FeatureElements, ChildAction>(
    _ path: WritableKeyPath<State, Elements>,
    _ actions: ChildActions<Action, (Elements.Element.ID, ChildAction)>, _ style: DismissStyle,
    _ child: ChildFeature<Elements.Element, ChildAction>,
    _ route: ElementsRoute<State, Action, Elements, ChildAction>
  ) -> _ModifiedFeature<Self> {
    _ModifiedFeature(self) { base, context in
      PartPair(base.part(in: context), ElementsPart(context, path, actions, style, child, route))
    }
  }
}

/// What a part with many children remembers.
@usableFromInline
final class ElementsMemory<Elements: FeatureElements, Action> {
  @usableFromInline typealias ID = Elements.Element.ID
  @usableFromInline typealias Mounted = MountedElement<Elements, Action>

  var elements: [ID: Mounted] = [:]
  /// The IDs of the mounted elements, in order.
  var ids: [ID] = []
  /// The nodes of the mounted elements, in order.
  var order: [Node<Elements.Element, Action>] = []
  @usableFromInline let known = KnownElements<Elements>()
  /// Whether settling a node may have something to do.
  var mayBeBusy = true
  /// The element that was looked up last.
  @exclusivity(unchecked)
  @usableFromInline var last: Mounted?

  /// The mounted element with an ID.
  @inlinable
  func element(_ id: ID) -> Mounted? {
    if let last, last.id == id { return last }
    return find(id)
  }

  @usableFromInline
  func find(_ id: ID) -> Mounted? {
    last = elements[id]
    return last
  }
}

/// A mounted element of a collection.
@usableFromInline
final class MountedElement<Elements: FeatureElements, Action>: ElementPlace<Elements> {
  let node: Node<Elements.Element, Action>
  @usableFromInline let way: UnsafeMutablePointer<FeatureWay<Elements.Element, Action>>

  init(_ node: Node<Elements.Element, Action>, id: ID, _ known: KnownElements<Elements>) {
    (self.node, way) = (node, node.way)
    super.init(id, known)
  }
}

private final class ElementsPart<ParentState, ParentAction, Elements: FeatureElements, Action>:
  Part<ParentState, ParentAction>
{
  typealias ID = Elements.Element.ID

  private let context: BuildContext<ParentState, ParentAction>
  private let path: WritableKeyPath<ParentState, Elements>
  private let readable: ReadablePart<ParentState, Elements>
  private let actions: ChildActions<ParentAction, (ID, Action)>
  private let style: DismissStyle
  private let child: ChildFeature<Elements.Element, Action>
  private let route: ElementsRoute<ParentState, ParentAction, Elements, Action>
  private let memory: ElementsMemory<Elements, Action>

  init(
    _ context: BuildContext<ParentState, ParentAction>,
    _ path: WritableKeyPath<ParentState, Elements>,
    _ actions: ChildActions<ParentAction, (ID, Action)>, _ style: DismissStyle,
    _ child: ChildFeature<Elements.Element, Action>,
    _ route: ElementsRoute<ParentState, ParentAction, Elements, Action>
  ) {
    self.context = context
    self.path = path
    readable = ReadablePart(path)
    self.actions = actions
    self.style = style
    self.child = child
    self.route = route
    memory = context.node.memory { ElementsMemory() }
    for node in memory.order { node.update(child) }
  }

  override func makeUpdate() -> (inout ParentState, ParentAction) -> Void { route.update(memory) }

  override func settle() -> Bool {
    var didAnything = isOutdated && mountAndDismount()
    guard memory.mayBeBusy else { return didAnything }
    memory.mayBeBusy = false
    for node in memory.order where !node.isPassive {
      memory.mayBeBusy = true
      if node.settle() { didAnything = true }
    }
    return didAnything
  }

  private var isOutdated: Bool {
    if let state = context.node.way.pointee.state, route.isUnchanged(memory, state) { return false }
    return context.node.location.read { hasChanged(readable.value(in: $0)) } ?? false
  }

  private func hasChanged(_ elements: Elements) -> Bool {
    if memory.known.contains(elements) { return false }
    guard elements.count == memory.ids.count,
      zip(elements, memory.ids).allSatisfy({ $0.id == $1 })
    else { return true }
    memory.known.elements = elements
    return false
  }

  private func mountAndDismount() -> Bool {
    let ids = context.node.location.read { readable.value(in: $0).map { $0.id } } ?? []
    let removed = Set(memory.ids).subtracting(ids)
    memory.last = nil
    for id in memory.ids where removed.contains(id) {
      memory.elements.removeValue(forKey: id)?.node.dismount()
    }
    memory.ids = ids
    context.runtime.number(ids)
    for id in ids where memory.elements[id] == nil {
      let node = makeNode(id)
      node.becameBusy = { [unowned memory] in memory.mayBeBusy = true }
      memory.elements[id] = MountedElement(node, id: id, memory.known)
      node.mount()
    }
    memory.order = ids.compactMap { memory.elements[$0]?.node }
    memory.mayBeBusy = true
    return true
  }

  private func makeNode(_ id: ID) -> Node<Elements.Element, Action> {
    let location = context.node.location
    return context.makeChild(
      child, at: ElementLocation(location, path, id: id, memory.known),
      dismissal: { [path, style] in
        _ = location.modify { remove(id, from: &$0[keyPath: path], style) }
      }, embed: actions.embed.map { embed in { embed((id, $0)) } })
  }

  override func collect<Key: FeaturePreferenceKey>(
    _ key: Key.Type, _ visit: (Key.Value) -> Void
  ) { for node in memory.order { node.part.collect(key, visit) } }

  override func visitChildren(_ visit: (AnyNode) -> Void) { memory.order.forEach(visit) }

  override func child(at place: SpawnedAction.Place) -> AnyNode? {
    guard place.name == propertyName(of: path), let id = place.id?.base as? ID else { return nil }
    return memory.elements[id]?.node
  }

  override func place(of node: AnyNode) -> SpawnedAction.Place? {
    guard let name = propertyName(of: path),
      let id = memory.ids.first(where: { memory.elements[$0]?.node === node })
    else { return nil }
    return SpawnedAction.Place(name: name, id: AnyHashable(id))
  }

  override var outline: [ReducerOutline] {
    [
      ComposableFeatures.outline(
        "forEach", placeText(of: path), actions.caseName, of: ParentAction.self, child,
        memory.order.first, isStack: style.removesElementsAbove)
    ]
  }

  override var isPassive: Bool { false }
}

private func remove<Elements: FeatureElements>(
  _ id: Elements.Element.ID, from elements: inout Elements, _ style: DismissStyle
) {
  guard let index = elements.firstIndex(where: { $0.id == id }) else { return }
  elements._removeElements(at: index..<(style.removesElementsAbove ? elements.endIndex : index + 1))
}
