/// What one reducer did with one action, including everything that ran inside it.
package struct ReducerStep {
  /// The name of the feature or the operator: `AmountControl`, `Scope`, `Reduce`.
  package let name: String
  /// Where an operator runs its child: `\.amountControl`, `/.loggedIn`, `\.todos[2]`.
  package let place: String?
  package let outcome: Outcome
  /// The reducer's own state before and after the action.
  package let before: Any
  package let after: Any
  /// The shared values before and after the reducer ran; `nil` if they are not known.
  package let shared: SharedMoments?
  /// The effects that it returned; for a reducer with parts, those that no part returned.
  package let effects: [ReturnedEffect]
  package let parts: [ReducerStep]
  /// How long the reducer ran, if it was measured. Its states are empty then.
  package let duration: Duration?

  package enum Outcome: Equatable, Sendable {
    case ran
    /// The reducer does not handle the action.
    case passed
    /// The action is for a child that is not there.
    case childWasMissing
  }

  package init(
    name: String, place: String?, outcome: Outcome, before: Any, after: Any,
    shared: SharedMoments? = nil, effects: [ReturnedEffect], parts: [ReducerStep],
    duration: Duration? = nil
  ) {
    self.name = name
    self.place = place
    self.outcome = outcome
    self.before = before
    self.after = after
    self.shared = shared
    self.effects = effects
    self.parts = parts
    self.duration = duration
  }

  /// What has changed in the reducer's own state.
  package var changes: [ChangeSummary.Change] {
    let compare = { ChangeSummary(from: before, to: after).changes }
    return shared?.showing(compare) ?? compare()
  }
}

/// An effect that a reducer returned, in a form that can be shown.
package enum ReturnedEffect {
  case send(Any)
  /// An operation with the cancellation IDs around it, innermost first.
  case run(SourceLocation, ids: [AnyHashable])
  case cancel(AnyHashable)
  /// A task that a part of a feature of 2.0 has added.
  case task(SourceLocation)
  /// The cancellation of the effects of a removed child. The place is `nil` if it has no name.
  case cancelChild(place: String?)
}

extension ReturnedEffect {
  /// All parts of an effect, in order.
  static func all<Action>(of effect: Effect<Action>) -> [Self] { list(effect, ids: []) }

  /// What an operator adds to the effects of its parts.
  static func added<Action>(by effect: Effect<Action>) -> [Self] {
    guard case .work(let work) = effect.step else { return [] }
    switch work {
    case .cancelChildren(let locations): return locations.map { .cancelChild(place: $0.text) }
    case .merge(let effects): return effects.flatMap(added)
    default: return []
    }
  }

  private static func list<Action>(_ effect: Effect<Action>, ids: [AnyHashable]) -> [Self] {
    switch effect.step {
    case .none: return []
    case .send(let action): return [.send(action)]
    case .work(let work): return list(work, ids: ids)
    }
  }

  private static func list<Action>(_ work: EffectWork<Action>, ids: [AnyHashable]) -> [Self] {
    switch work {
    case .run(let operation): return [.run(operation.location, ids: ids)]
    case .merge(let effects), .concatenate(let effects):
      return effects.flatMap { list($0, ids: ids) }
    case .cancellable(let effect, let id, _): return list(effect, ids: [id.base] + ids)
    case .cancel(let id): return [.cancel(id.base)]
    case .child(let effect, _, _): return list(effect, ids: ids)
    case .cancelChildren(let locations): return locations.map { .cancelChild(place: $0.text) }
    }
  }
}

extension ChildLocation {
  /// `\.editor`, `\.$editor`, `\.todos[2]`; `nil` if the property has no name that the runtime knows.
  fileprivate var text: String? {
    guard case .property(let keyPath) = path else { return nil }
    guard keyPath.text != "\\.<computed>" else { return Self.presentation(keyPath) }
    let element = element.map { "[\(ChangeText.short($0.base.base))]" } ?? ""
    return keyPath.text + element
  }

  /// The presented property `\.$editor`, which is computed, if the state has only one of its type.
  private static func presentation(_ keyPath: AnyKeyPath) -> String? {
    let type = type(of: keyPath)
    guard TypeName.of(type.valueType) == "PresentationState" else { return nil }
    let fields = StructLayout.of(type.rootType)?.fields.filter { $0.type == type.valueType } ?? []
    guard fields.count == 1 else { return nil }
    return "\\.$" + fields[0].name.drop { $0 == "_" }
  }
}
