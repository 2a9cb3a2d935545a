/// Finds reducers that copy a value of a child before the child changes it: the copy lags one action.
///
/// Such a field changes to the child's old value while the child changes to a new one.
@MainActor
final class CopiedTooEarly {
  private struct LateChild {
    let feature: String
    let link: ChildLink
    /// How many actions are still looked at.
    var rest = 500
  }

  private var late: [LateChild]

  init(_ outline: [ReducerOutline]) {
    late = outline.flatMap(\.flattened).flatMap { feature in
      feature.lateChildren.filter { $0.place.hasPrefix("\\.") }
        .map { LateChild(feature: feature.name, link: $0) }
    }
  }

  var isNeeded: Bool { !late.isEmpty }

  /// What an action copied too early; `nil` if it did not.
  func warning(_ action: Any, from before: Any, to after: Any) -> (place: String, text: String)? {
    guard isNeeded, let layout = EnumLayout.of(type(of: action)),
      let (enumCase, payload) = layout.content(of: action)
    else { return nil }
    let index = late.firstIndex {
      $0.rest > 0 && $0.link.parentAction == layout.type && $0.link.action == enumCase.name
    }
    if let index {
      late[index].rest -= 1
      if let found = copy(late[index], from: before, to: after) { return found }
    }
    // Further children are only looked for in properties, which have the names of the cases.
    guard let payload, let inner = Self.fields(before)[enumCase.name],
      let changed = Self.fields(after)[enumCase.name]
    else { return nil }
    return warning(payload, from: inner, to: changed)
  }

  private func copy(
    _ child: LateChild, from before: Any, to after: Any
  ) -> (place: String, text: String)? {
    let name = String(child.link.place.dropFirst(2))
    let (old, new) = (Self.fields(before), Self.fields(after))
    guard let oldChild = old[name], let newChild = new[name] else { return nil }
    let (oldValues, newValues) = (Self.hashable(oldChild), Self.hashable(newChild))
    let (oldCopies, newCopies) = (Self.hashable(before), Self.hashable(after))
    for (source, from) in oldValues.sorted(by: { $0.key < $1.key }) {
      guard let to = newValues[source], from != to else { continue }
      // Three different values are needed: two fields that are toggled in opposite directions are no copies.
      let copy = newCopies.keys.sorted().first {
        newCopies[$0] == from && oldCopies[$0] != from && oldCopies[$0] != to
      }
      guard let copy else { continue }
      return (
        copy,
        "TCA011: \(child.feature) set `\(copy)` to \(ChangeText.short(from.base)), which"
          + " `\(name).\(source)` was before this action: a reducer of \(child.feature) runs before"
          + " `Scope(state: \(child.link.place))`"
      )
    }
    return nil
  }

  private static func fields(_ value: Any) -> [String: Any] {
    guard let layout = StructLayout.of(type(of: value)) else { return [:] }
    let pairs = layout.fields.compactMap { field in
      layout.value(of: field, in: value).map { value in
        (
          field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name,
          (value as? any WrappedFieldType)?.anyValue ?? value
        )
      }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private static func hashable(_ value: Any) -> [String: AnyHashable] {
    fields(value).compactMapValues { $0 as? AnyHashable }
  }
}
