/// Which cases of a feature's actions have an operator that handles them, recorded while the feature
/// is compiled.
@usableFromInline
final class Wiring {
  /// Whether the feature runs children that can be removed, at any depth.
  @usableFromInline var hasChildren = false
  /// Whether the feature has a `BindingReducer`.
  @usableFromInline var writesBindings = false
  private(set) var links: [Link] = []
  private var leaves: [(type: Any.Type, action: Any.Type)] = []
  /// Whether the feature has a reducer of another feature's actions. It is inside an operator that does
  /// not record which case it handles.
  private var hasUnknownOperators = false
  private let action: Any.Type

  /// An operator that runs a child.
  struct Link {
    let payload: Any.Type
    /// The tag of the case that holds the child's actions; `nil` as long as it is unknown.
    let tag: () -> Int?
  }

  @usableFromInline
  init(of action: Any.Type) { self.action = action }

  /// Records an operator that runs a child on the actions of a case.
  @usableFromInline
  func addLink<Root, Value>(_ path: AnyCasePath<Root, Value>) {
    if Root.self != action || path.access == nil { hasUnknownOperators = true }
    links.append(Link(payload: Value.self) { path.firstTag })
  }

  /// Records a reducer that implements `reduce(into:action:)`.
  @usableFromInline
  func addLeaf(_ leaf: Any.Type, action: Any.Type) {
    addFunction(of: action)
    leaves.append((leaf, action))
  }

  /// Records a reducer that is a function.
  @usableFromInline
  func addFunction(of action: Any.Type) {
    if action != self.action { hasUnknownOperators = true }
  }

  /// Whether all operators that run children are known. An operator that only implements
  /// `reduce(into:action:)` may hide its child.
  private var isTransparent: Bool {
    !hasUnknownOperators && leaves.allSatisfy { Self.isFeature($0.type, action: $0.action) }
  }

  /// Whether a reducer is a feature. A feature declares its own actions; an operator has the actions of
  /// the reducer that it is applied to.
  private static func isFeature(_ leaf: Any.Type, action: Any.Type) -> Bool {
    _typeName(action) == _typeName(leaf) + ".Action"
  }
}

// MARK: Unhandled cases

extension Wiring {
  /// Whether all cases seem to be handled, or it cannot be known.
  @usableFromInline
  func isComplete(state: Any.Type, action: Any.Type) -> Bool {
    let children = unhandledChildren(state: state, action: action)
    let binding = unhandledBinding(state: state, action: action)
    return children.isEmpty && binding == nil || !isTransparent
  }

  /// The feature with warnings for the cases that seem to be unhandled.
  @usableFromInline
  func reportingUnhandledCases<State, Action>(
    _ feature: @escaping CompiledReducer<State, Action>
  ) -> CompiledReducer<State, Action> {
    let unhandled = UnhandledCases<State, Action>(
      unhandledChildren(state: State.self, action: Action.self),
      binding: unhandledBinding(state: State.self, action: Action.self), links)
    return { state, action in unhandled.run(feature, &state, action) }
  }

  /// The cases of children that no operator is known to run.
  func unhandledChildren(state: Any.Type, action: Any.Type) -> [ChildCase] {
    let cases = ChildCase.all(state: state, action: action)
    guard !cases.isEmpty else { return [] }
    let known = Set(links.compactMap { $0.tag() })
    return cases.filter { child in
      guard !known.contains(child.tag) else { return false }
      // If several cases have the same payload, the case of a link is only known after an action.
      let alike = cases.filter { haveSameLayout($0.payload, child.payload) }
      let unknown = links.count { $0.tag() == nil && haveSameLayout($0.payload, child.payload) }
      return unknown < alike.count { !known.contains($0.tag) }
    }
  }

  /// The case of binding actions if no `BindingReducer` handles it.
  private func unhandledBinding(state: Any.Type, action: Any.Type) -> BindingCase? {
    writesBindings ? nil : BindingCase.find(state: state, action: action)
  }
}

/// Cases of a feature's actions that seem to be unhandled. Each is reported with its first action,
/// unless the action turns out to be handled. In a session that goes back before that action, the next one is the first.
private final class UnhandledCases<State, Action> {
  private var children: [Int: ChildCase]
  private let binding: BindingCase?
  /// The cases that were reported, with the number of the action before.
  private var reported: [Int: Int] = [:]
  private let links: [Wiring.Link]
  private let cases = EnumCases<Action>()!

  init(_ children: [ChildCase], binding: BindingCase?, _ links: [Wiring.Link]) {
    self.children = Dictionary(uniqueKeysWithValues: children.map { ($0.tag, $0) })
    self.binding = binding
    self.links = links
  }

  func run(
    _ feature: CompiledReducer<State, Action>, _ state: inout State, _ action: Action
  ) -> Effect<Action> {
    let tag = cases.tag(of: action)
    if !reported.isEmpty { forgetReports() }
    if let binding, tag == binding.tag, reported[tag] == nil, binding.holds(action) {
      note(tag)
      binding.report(action)
    }
    guard let child = children[tag], reported[tag] == nil else { return feature(&state, action) }
    let before = state
    let effect = feature(&state, action)
    check(child, action, from: before, to: state, effect)
    return effect
  }

  /// A parent may run a child without an operator. A change of the child's state or an effect shows
  /// that it does.
  private func check(
    _ child: ChildCase, _ action: Action, from old: State, to new: State, _ effect: Effect<Action>
  ) {
    let isHandled =
      links.contains { $0.tag() == child.tag }
      || !ChangeText.areEqual(part(child.state, of: old), part(child.state, of: new))
    if isHandled {
      children[child.tag] = nil
    } else if effect.isNone {
      note(child.tag)
      child.report(action)
    }
  }

  private func note(_ tag: Int) { reported[tag] = RuntimeWarning.sink?.stores?.lastAction ?? -1 }

  private func forgetReports() {
    guard let last = RuntimeWarning.sink?.stores?.lastAction else { return }
    reported = reported.filter { $0.value < last }
  }

  private func part(_ part: ChildCase.StatePart, of state: State) -> Any {
    let layout = StructLayout.of(State.self)
    guard let field = layout?.fields.first(where: { $0.name == part.name }) else { return state }
    return layout?.value(of: field, in: state) ?? state
  }
}
