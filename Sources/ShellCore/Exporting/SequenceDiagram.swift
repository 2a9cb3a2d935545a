/// The path of a session's actions through a feature, its children and its effects, as a Mermaid
/// sequence diagram.
@MainActor
struct SequenceDiagram {
  private let loaded: RunningFeature
  private var participants: [String] = ["actor You"]
  private var ids: [String: String] = [:]
  private var lines: [String] = []
  /// Whether the feature depends on time.
  private let isTimed: Bool
  private var clock = Duration.zero
  /// The effects that were drawn.
  private var drawn: Set<Int> = []
  /// The effects by the actions that have started them.
  private let spans: [Int: [EffectSpan]]

  /// The text, which ends with a line break.
  static func text(
    of loaded: RunningFeature, _ path: JournalPath
  ) -> String {
    var diagram = Self(loaded: loaded, isTimed: path.elements.contains { $0.isTimed })
    _ = diagram.participant(loaded.feature.name)
    for element in path.elements { diagram.add(element) }
    return
      (["sequenceDiagram"] + diagram.participants.map { "  \($0)" }
      + diagram.lines.map { "  \($0)" }).joined(separator: "\n") + "\n"
  }

  private init(loaded: RunningFeature, isTimed: Bool) {
    self.loaded = loaded
    self.isTimed = isTimed
    spans = Dictionary(grouping: loaded.store.spans.all, by: \.action)
    if loaded.isImported { participants = ["actor You as The app"] }
  }

  private mutating func add(_ element: JournalPath.Element) {
    if isTimed, element.isChange, element.after.now > clock {
      let root = participant(loaded.feature.name)
      lines.append("Note over \(root): \(DurationText.of(element.after.now - clock)) pass")
      clock = element.after.now
    }
    for number in element.actions {
      if let reduced = loaded.store.snapshots.action(number) { add(reduced) }
    }
  }

  private mutating func add(_ reduced: ReducedAction) {
    let root = participant(loaded.feature.name)
    switch reduced.source {
    case .typed, .control, .imported:
      lines.append(arrow("You", "->>", root, ActionLine.of(reduced)))
    case .reducer: lines.append(arrow(root, "->>", root, ActionLine.of(reduced)))
    case .effect(let effect):
      lines.append(arrow(draw(effect), "-->>", root, ActionLine.of(reduced)))
    }
    addChildren(reduced, below: root)
    let changes = ActionChanges.of(reduced)
    if !changes.isEmpty {
      let text = ActionChanges.brief(changes).replacing(" -> ", with: " → ")
      lines.append("Note right of \(root): \(MermaidText.escaped(text))")
    }
    startEffects(of: reduced.number)
  }

  /// The children that the action passes through, one arrow each.
  private mutating func addChildren(_ reduced: ReducedAction, below root: String) {
    var parent = root, scope = ScopePath(), action: Any = reduced.action
    while let (place, inner) = child(of: action, scope) {
      let name = participant("\(loaded.feature.name)\(scope.text).\(place.name)")
      lines.append(
        arrow(
          parent, "->>", name, ActionLine.of(inner, witnesses: [reduced.before, reduced.after])))
      (parent, action) = (name, inner)
      scope.steps.append(ScopeStep(child: place, row: nil))
    }
  }

  /// The child that an action is for, with its own action.
  private func child(of action: Any, _ scope: ScopePath) -> (ChildScope, Any)? {
    let (state, type) = scope.types ?? (loaded.store.stateType, loaded.store.actionType)
    for place in loaded.children.places(of: state, type) where place.isWired {
      if let inner = inner(of: action, place) { return (place, inner) }
    }
    return nil
  }

  private func inner(of action: Any, _ place: ChildScope) -> Any? {
    guard let layout = EnumLayout.of(place.parentAction),
      let actionCase = place.actionCase,
      layout.caseOf(action)?.tag == actionCase.tag, let payload = layout.payload(of: action)
    else { return nil }
    guard place.hasRows else { return payload }
    if let element = payload as? any ElementAction { return element.element?.action }
    return TupleLayout.of(type(of: payload))?.values(of: payload)?.last
  }

  private mutating func startEffects(of number: Int) {
    for span in spans[number] ?? [] {
      _ = draw(EffectSource(number: span.number, location: span.location, action: number))
    }
  }

  /// The participant of an effect, which appears with the action that started it.
  private mutating func draw(_ effect: EffectSource) -> String {
    let place = effect.location.map { " (\($0))" } ?? ""
    let name = participant("effect \(effect.number)\(place)")
    if drawn.insert(effect.number).inserted {
      lines.append(arrow(participant(loaded.feature.name), "-)", name, "starts"))
    }
    return name
  }

  private mutating func participant(_ name: String) -> String {
    if let id = ids[name] { return id }
    let id = ids.isEmpty ? "Feature" : "P\(ids.count)"
    ids[name] = id
    participants.append("participant \(id) as \(MermaidText.escaped(name))")
    return id
  }

  private func arrow(_ from: String, _ arrow: String, _ to: String, _ text: String) -> String {
    "\(from)\(arrow)\(to): \(MermaidText.escaped(text))"
  }
}

/// Text in a Mermaid diagram.
enum MermaidText {
  /// The text with Mermaid's syntax escaped: `;` and `#`, line breaks, and the characters
  /// that begin HTML.
  static func escaped(_ text: String) -> String {
    text.map { codes[$0] ?? String($0) }.joined()
  }

  private static let codes: [Character: String] = [
    ";": "#59;", "#": "#35;", "<": "#lt;", ">": "#gt;", "\n": " ", "\r\n": " ", "\r": " ",
  ]
}
