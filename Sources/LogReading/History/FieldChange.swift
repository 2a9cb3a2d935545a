/// A field that an action changed: `isLoading`, `false` to `true`.
public struct FieldChange: Sendable, Equatable, CustomStringConvertible {
  public let path: ValuePath
  /// The value before the action; `nil` if the field was added.
  public let old: LoggedValue?
  /// The value after the action; `nil` if the field was removed.
  public let new: LoggedValue?

  /// `isLoading false -> true`, `todos[1] removed`.
  public var description: String {
    let what =
      switch (old, new) {
      case (let old?, let new?): "\(old.short) -> \(new.short)"
      case (_?, nil): "removed"
      default: "added"
      }
    return path.components.isEmpty ? what : "\(path) \(what)"
  }
}

extension LoggedChange {
  /// The fields that differ, in the order in which they were printed.
  var fields: [FieldChange] {
    var comparison = FieldComparison()
    comparison.compare(before, after, at: ValuePath(components: []))
    return comparison.changes
  }
}

private struct FieldComparison {
  var changes: [FieldChange] = []

  mutating func compare(_ old: LoggedValue, _ new: LoggedValue, at path: ValuePath) {
    if old == new { return }
    guard case .group(let left) = old, case .group(let right) = new, left.opening == right.opening
    else { return changes.append(FieldChange(path: path, old: old, new: new)) }
    let isPayload = left.elements.count == 1 && left.elements[0].label == nil
    let path = isPayload ? path.appending(left.caseName) : path
    compare(left.elements, right.elements, at: path, isList: left.isList || right.isList)
  }

  private mutating func compare(
    _ old: [LoggedGroup.Element], _ new: [LoggedGroup.Element], at path: ValuePath, isList: Bool
  ) {
    guard isList || hasLabels(old), isList || hasLabels(new) else {
      return compareByPosition(old, new, at: path)
    }
    // Elements that the diff only counts are the same on both sides.
    let old = old.filter { !$0.isHidden }, new = new.filter { !$0.isHidden }
    for element in old {
      let place = path.appending(element.label)
      guard let other = new.first(where: { $0.label == element.label }) else {
        changes.append(FieldChange(path: place, old: element.value, new: nil))
        continue
      }
      compare(element.value, other.value, at: place)
    }
    for element in new where !old.contains(where: { $0.label == element.label }) {
      changes.append(FieldChange(path: path.appending(element.label), old: nil, new: element.value))
    }
  }

  private func hasLabels(_ elements: [LoggedGroup.Element]) -> Bool {
    elements.allSatisfy { $0.label != nil || $0.isHidden }
  }

  private mutating func compareByPosition(
    _ old: [LoggedGroup.Element], _ new: [LoggedGroup.Element], at path: ValuePath
  ) {
    for (position, pair) in zip(old, new).enumerated() {
      let isAlone = old.count == 1 && new.count == 1
      let place = isAlone ? path : path.appending(pair.0.label ?? "[\(position)]")
      compare(pair.0.value, pair.1.value, at: place)
    }
    for (position, element) in old.enumerated().dropFirst(new.count) {
      let place = path.appending(element.label ?? "[\(position)]")
      changes.append(FieldChange(path: place, old: element.value, new: nil))
    }
    for (position, element) in new.enumerated().dropFirst(old.count) {
      let place = path.appending(element.label ?? "[\(position)]")
      changes.append(FieldChange(path: place, old: nil, new: element.value))
    }
  }
}
