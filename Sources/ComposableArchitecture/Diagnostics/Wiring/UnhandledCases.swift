import Reflection

extension Wiring {
  /// Whether all cases seem to be handled, or nobody can tell.
  @usableFromInline
  func isComplete(state: Any.Type, action: Any.Type) -> Bool {
    let children = suspects(state: state, action: action)
    let binding = bindingCase(state: state, action: action)
    return children.isEmpty && binding == nil || !isTransparent
  }

  /// The feature, with an eye on the cases that nobody seems to handle.
  @usableFromInline
  func watching<State, Action>(
    _ feature: @escaping PreparedReducer<State, Action>
  ) -> PreparedReducer<State, Action> {
    let unhandled = UnhandledCases<State, Action>(
      suspects(state: State.self, action: Action.self),
      binding: bindingCase(state: State.self, action: Action.self), links)
    return { state, action in unhandled.run(feature, &state, action) }
  }

  /// The cases of children that no operator is known to run.
  func suspects(state: Any.Type, action: Any.Type) -> [ChildCase] {
    let cases = ChildCase.all(state: state, action: action)
    guard !cases.isEmpty else { return [] }
    let known = Set(links.compactMap { $0.tag() })
    return cases.filter { child in
      guard !known.contains(child.tag) else { return false }
      // Which of several cases of one payload a link means shows when an action comes.
      let alike = cases.filter { haveSameLayout($0.payload, child.payload) }
      let unknown = links.count { $0.tag() == nil && haveSameLayout($0.payload, child.payload) }
      return unknown < alike.count { !known.contains($0.tag) }
    }
  }

  /// The case of binding actions that no `BindingReducer` handles.
  private func bindingCase(state: Any.Type, action: Any.Type) -> BindingCase? {
    writesBindings ? nil : BindingCase.find(state: state, action: action)
  }
}

/// Cases of a feature's actions that nobody seems to handle. Each is reported when its first action
/// comes, unless that shows that somebody does.
final class UnhandledCases<State, Action> {
  private var children: [Int: ChildCase]
  private var binding: BindingCase?
  private let links: [Wiring.Link]
  private let cases = EnumCases<Action>()!

  init(_ children: [ChildCase], binding: BindingCase?, _ links: [Wiring.Link]) {
    self.children = Dictionary(uniqueKeysWithValues: children.map { ($0.tag, $0) })
    self.binding = binding
    self.links = links
  }

  func run(
    _ feature: PreparedReducer<State, Action>, _ state: inout State, _ action: Action
  ) -> Effect<Action> {
    let tag = cases.tag(of: action)
    if let binding, tag == binding.tag, binding.holds(action) {
      self.binding = nil
      RuntimeWarning.reportUnwrittenBinding(action, binding.remedy)
    }
    guard let child = children[tag] else { return feature(&state, action) }
    let before = state
    let effect = feature(&state, action)
    judge(child, action, from: before, to: state, effect)
    return effect
  }

  /// A parent may run a child by hand; what the child did then shows in its state or as an effect.
  private func judge(
    _ child: ChildCase, _ action: Action, from old: State, to new: State, _ effect: Effect<Action>
  ) {
    let isHandled =
      links.contains { $0.tag() == child.tag }
      || ChangeText.diff(part(child.state, of: old), part(child.state, of: new)) != nil
    if !isHandled, !effect.isNone { return }
    children[child.tag] = nil
    if !isHandled { RuntimeWarning.reportUnwiredChild(child, action) }
  }

  private func part(_ part: ChildCase.StatePart, of state: State) -> Any {
    let layout = StructLayout.of(State.self)
    guard let field = layout?.fields.first(where: { $0.name == part.name }) else { return state }
    return layout?.value(of: field, in: state) ?? state
  }
}
