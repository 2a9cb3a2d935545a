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
      PartPair(base.part(in: context), ElementsPart(context, path, actions, style, child))
    }
  }
}

/// What a part with many children remembers.
private final class ElementsMemory<Parent, Elements: FeatureElements, Action> {
  typealias ID = Elements.Element.ID
  typealias Child = Node<Elements.Element, Action>
  typealias Place = ElementLocation<Parent, Elements>

  /// A mounted element.
  final class Mounted {
    let node: Child
    let location: Place
    init(_ node: Child, _ location: Place) { (self.node, self.location) = (node, location) }
  }

  var nodes: [ID: Mounted] = [:]
  /// The IDs of the mounted elements, in order.
  var ids: [ID] = []
  /// The nodes of the mounted elements, in order.
  var order: [Child] = []
  let known = KnownElements<Elements>()
  /// Whether settling a node may have something to do.
  var mayBeBusy = true
  /// The element that was looked up last.
  @exclusivity(unchecked)
  var last: Mounted?

  /// The mounted element with an ID.
  func mounted(_ id: ID) -> Mounted? {
    if let last, last.location.id == id { return last }
    last = nodes[id]
    return last
  }
}

private final class ElementsPart<ParentState, ParentAction, Elements: FeatureElements, Action>:
  Part<ParentState, ParentAction>
{
  typealias ID = Elements.Element.ID

  private let context: BuildContext<ParentState, ParentAction>
  private let path: WritableKeyPath<ParentState, Elements>
  private let part: StoredPart<ParentState, Elements>
  private let readable: ReadablePart<ParentState, Elements>
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
    readable = ReadablePart(path)
    self.actions = actions
    self.style = style
    self.child = child
    memory = context.node.memory { ElementsMemory() }
    for node in memory.order { node.update(child) }
  }

  override func update(_ state: inout ParentState, _ action: ParentAction) {
    guard actions.direct == nil || part.stored == nil else {
      return withUnsafeMutablePointer(to: &state) { state in
        withUnsafePointer(to: action) { update(at: state, $0) }
      }
    }
    actions.withAction(in: action) { id, action in
      guard let element = memory.mounted(id) else { return }
      part.modify(&state) { elements in
        _ = element.location.change(&elements) {
          element.node.take(action, &$0, isPrompt: child.isPrompt)
        }
      }
    }
  }

  override func update(at state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer) {
    guard let direct = actions.direct, let offset = part.stored?.offset else {
      return super.update(at: state, action)
    }
    direct.read(action) { payload in
      let id = payload.assumingMemoryBound(to: ID.self)
      guard let element = memory.mounted(id.pointee) else { return }
      let elements = (state + offset).assumingMemoryBound(to: Elements.self)
      _ = element.location.change(&elements.pointee) { state in
        withUnsafeMutablePointer(to: &state) {
          element.node.take(payload + actionOffset, at: $0, isPrompt: child.isPrompt)
        }
      }
    }
  }

  /// Where the action is in a tuple of an ID and an action.
  private let actionOffset: Int = {
    let alignment = MemoryLayout<Action>.alignment
    return (MemoryLayout<ID>.size + alignment - 1) / alignment * alignment
  }()

  override func settle() -> Bool {
    let isOutdated = context.node.location.read { hasChanged(readable.value(in: $0)) } ?? false
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
    let ids = context.node.location.read { readable.value(in: $0).map { $0.id } } ?? []
    let removed = Set(memory.ids).subtracting(ids)
    memory.last = nil
    for id in memory.ids where removed.contains(id) {
      memory.nodes.removeValue(forKey: id)?.node.dismount()
    }
    memory.ids = ids
    context.runtime.number(ids)
    for id in ids where memory.nodes[id] == nil {
      let place = ElementLocation(context.node.location, path, id: id, memory.known)
      let node = makeNode(id, at: place)
      node.becameBusy = { [unowned memory] in memory.mayBeBusy = true }
      memory.nodes[id] = .init(node, place)
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
