import Reflection

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
  public func forEach<
    Elements: FeatureElements, ChildAction,
    Child: FeatureProtocol<Elements.Element, ChildAction>
  >(
    _ state: WritableKeyPath<State, Elements>,
    action: CaseKeyPath<Action, (Elements.Element.ID, ChildAction)>,
    dismissStyle: DismissStyle = .list,
    @FeatureBuilder<Elements.Element, ChildAction> content: @escaping () -> Child
  ) -> _ModifiedFeature<Self> {
    elements(state, ChildActions(AnyCasePath(action)), dismissStyle, ChildFeature(content))
  }

  /// Embeds a feature for each element of a collection. Its actions are in the case with the name of the property.
  public func forEach<Elements: FeatureElements, Child: FeatureProtocol>(
    _ state: WritableKeyPath<State, Elements>, dismissStyle: DismissStyle = .list,
    @ChildFeatureBuilder content: @escaping () -> Child
  ) -> _ModifiedFeature<Self> where Child.State == Elements.Element {
    elements(state, .named(after: state), dismissStyle, ChildFeature(content))
  }

  private func elements<Elements: FeatureElements, ChildAction>(
    _ path: WritableKeyPath<State, Elements>,
    _ actions: ChildActions<Action, (Elements.Element.ID, ChildAction)>, _ style: DismissStyle,
    _ child: ChildFeature<Elements.Element, ChildAction>
  ) -> _ModifiedFeature<Self> {
    _ModifiedFeature(self) { base, context in
      PartList([base.part(in: context), ElementsPart(context, path, actions, style, child)])
    }
  }
}

/// What a part with many children remembers.
private final class ElementsMemory<Parent, Elements: FeatureElements, Action> {
  typealias ID = Elements.Element.ID
  typealias Child = Node<Elements.Element, Action>
  typealias Place = ElementLocation<Parent, Elements>

  var nodes: [ID: (node: Child, location: Place)] = [:]
  /// The IDs of the mounted elements, in order.
  var ids: [ID] = []
  /// The nodes of the mounted elements, in order.
  var order: [Child] = []
  let known = KnownElements<Elements>()
  /// Whether settling a node may have something to do.
  var mayBeBusy = true
}

private final class ElementsPart<ParentState, ParentAction, Elements: FeatureElements, Action>:
  Part<ParentState, ParentAction>
{
  typealias ID = Elements.Element.ID

  private let context: BuildContext<ParentState, ParentAction>
  private let path: WritableKeyPath<ParentState, Elements>
  private let part: StoredPart<ParentState, Elements>
  private let actions: ChildActions<ParentAction, (ID, Action)>
  private let style: DismissStyle
  private let child: ChildFeature<Elements.Element, Action>
  private let memory: ElementsMemory<ParentState, Elements, Action>

  init(
    _ context: BuildContext<ParentState, ParentAction>,
    _ path: WritableKeyPath<ParentState, Elements>,
    _ actions: ChildActions<ParentAction, (ID, Action)>, _ style: DismissStyle,
    _ child: ChildFeature<Elements.Element, Action>
  ) {
    self.context = context
    self.path = path
    part = StoredPart(path)
    self.actions = actions
    self.style = style
    self.child = child
    memory = context.node.memory { ElementsMemory() }
    for node in memory.order { node.update(child) }
  }

  override func update(_ state: inout ParentState, _ action: ParentAction) {
    guard let (id, action) = actions.extract(action), let (node, location) = memory.nodes[id]
    else { return }
    _ = part.modify(&state) { elements in
      location.change(&elements) { node.take(action, &$0, isPrompt: child.isPrompt) }
    }
  }

  override func settle() -> Bool {
    let isOutdated = context.node.location.read { hasChanged(part.value(in: $0)) } ?? false
    var didAnything = isOutdated && mountAndDismount()
    guard memory.mayBeBusy else { return didAnything }
    memory.mayBeBusy = false
    for node in memory.order where !node.isPassive {
      memory.mayBeBusy = true
      if node.settle() { didAnything = true }
    }
    return didAnything
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
    let ids = context.node.location.read { part.value(in: $0).map(\.id) } ?? []
    let removed = Set(memory.ids).subtracting(ids)
    for id in memory.ids where removed.contains(id) {
      memory.nodes.removeValue(forKey: id)?.node.dismount()
    }
    memory.ids = ids
    context.runtime.number(ids)
    for id in ids where memory.nodes[id] == nil {
      let place = ElementLocation(context.node.location, path, id: id, memory.known)
      let node = makeNode(id, at: place)
      node.becameBusy = { [unowned memory] in memory.mayBeBusy = true }
      memory.nodes[id] = (node, place)
      node.mount()
    }
    memory.order = ids.compactMap { memory.nodes[$0]?.node }
    memory.mayBeBusy = true
    return true
  }

  private func makeNode(
    _ id: ID, at place: ElementLocation<ParentState, Elements>
  ) -> Node<Elements.Element, Action> {
    let location = context.node.location
    return context.makeChild(
      child, at: place,
      dismissal: { [path, style] in
        _ = location.modify { remove(id, from: &$0[keyPath: path], style) }
      }, embed: actions.embed.map { embed in { embed((id, $0)) } })
  }

  override func collect<Key: FeaturePreferenceKey>(
    _ key: Key.Type, _ visit: (Key.Value) -> Void
  ) { for node in memory.order { node.part.collect(key, visit) } }

  override func visitChildren(_ visit: (AnyNode) -> Void) { memory.order.forEach(visit) }

  override var outline: [ReducerOutline] {
    [
      ComposableArchitecture2.outline(
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
