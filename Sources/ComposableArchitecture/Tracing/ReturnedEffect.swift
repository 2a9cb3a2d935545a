/// One of the effects that a reducer returned, as it is told to a person.
package enum ReturnedEffect {
  case send(Any)
  /// An operation, with the cancel ids around it, innermost first.
  case run(SourceLocation, ids: [AnyHashable])
  case cancel(AnyHashable)
  /// The effects of a child that has gone away are cancelled; where it was, if that has a name.
  case cancelChild(place: String?)
}

extension ReturnedEffect {
  /// All that an effect consists of, in order.
  static func all<Action>(of effect: Effect<Action>) -> [Self] { list(effect, ids: []) }

  /// What an operator adds to the effects of its parts.
  static func added<Action>(by effect: Effect<Action>) -> [Self] {
    guard case .work(let work) = effect.step else { return [] }
    switch work {
    case .endChildren(let places): return places.map { .cancelChild(place: $0.text) }
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
    case .child(let effect, _): return list(effect, ids: ids)
    case .endChildren(let places): return places.map { .cancelChild(place: $0.text) }
    }
  }
}

extension ChildPlace {
  /// `\.editor`, `\.todos[2]`.
  fileprivate var text: String? {
    guard case .property(let keyPath) = path else { return nil }
    let row = element.map { "[\(ChangeText.short($0.base.base))]" } ?? ""
    return ReducerDescription.text(of: keyPath) + row
  }
}
