/// What is known about the values that a diff hides.
///
/// A diff shows the fields that changed. A field that it hides is the same before and after the action, so
/// what an earlier block shows of it is still true after this one, and what a later block shows was true before.
struct Knowledge {
  private var values: [LoggedValue.Unknown.ID: LoggedGroup.Element] = [:]
  /// Whether a known value contradicts what the diff shows: the state changed without a block.
  private(set) var hasContradiction = false

  /// Compares what a diff shows with what is known.
  init(of shown: LoggedValue, in known: LoggedValue) { learn(shown, known, label: nil) }

  private mutating func learn(_ shown: LoggedValue, _ known: LoggedValue, label: String?) {
    switch (shown, known) {
    case (_, .unknown(let unknown)) where unknown.shown.isEmpty && label == nil: return
    case (.unknown(let unknown), _):
      guard Self.canBe(known, unknown.shown) else { return hasContradiction = true }
      values[unknown.id] = .init(label: label, value: known)
    case (.group(let shown), .group(let known)): learn(shown, known)
    case (.leaf(let shown), .leaf(let known)): if shown != known { hasContradiction = true }
    case (_, .unknown): return
    default: hasContradiction = true
    }
  }

  private mutating func learn(_ shown: LoggedGroup, _ known: LoggedGroup) {
    guard shown.opening == known.opening, shown.elements.count == known.elements.count else {
      return hasContradiction = true
    }
    let isPositional = shown.isList || !shown.elements.contains { $0.isHidden }
    let pairs =
      isPositional ? Array(zip(shown.elements, known.elements)) : Self.byLabel(shown, known)
    for (shown, known) in pairs {
      if let left = shown.label, let right = known.label, left != right {
        hasContradiction = true
      } else {
        learn(shown.value, known.value, label: known.label)
      }
    }
  }

  /// Pairs the entries of a dictionary, or the members of a set: those that are shown are paired with the
  /// known ones of the same key, and those that are only counted with the rest.
  private static func byLabel(
    _ shown: LoggedGroup, _ known: LoggedGroup
  ) -> [(LoggedGroup.Element, LoggedGroup.Element)] {
    var rest = known.elements
    var pairs: [(LoggedGroup.Element, LoggedGroup.Element)] = []
    for element in shown.elements where !element.isHidden {
      guard let index = rest.firstIndex(where: { $0.hasSameKey(as: element) }) else { return [] }
      pairs.append((element, rest.remove(at: index)))
    }
    return pairs + zip(shown.elements.filter(\.isHidden), rest)
  }

  /// Whether a value can be the one that a diff shows as `Todo.State(…)`.
  private static func canBe(_ value: LoggedValue, _ shown: String) -> Bool {
    guard shown.hasSuffix("(…)") || shown.hasSuffix("[…]"), case .group(let group) = value else {
      return true
    }
    return "\(group.opening)…\(group.closing)" == shown || group.isInline
  }

  /// A value in which everything that is known replaces what is hidden.
  func completed(_ value: LoggedValue) -> LoggedValue {
    switch value {
    case .leaf: return value
    case .unknown(let unknown): return values[unknown.id]?.value ?? value
    case .group(var group):
      let isList = group.isList
      let hidden = group.elements.contains { $0.isHidden }
      for (position, element) in group.elements.enumerated() {
        if case .unknown(let unknown) = element.value, let known = values[unknown.id] {
          let isKey = known.label.map { !LoggedGroup.isPosition($0) } ?? false
          let label = isList && !isKey ? "[\(position)]" : element.label ?? known.label
          group.elements[position] = .init(label: label, value: known.value)
        } else {
          group.elements[position].value = completed(element.value)
        }
      }
      // The members of a set and the entries of a dictionary are printed in the order of their texts.
      if hidden, !group.isList { group.elements.sort { $0.sortText < $1.sortText } }
      return .group(group)
    }
  }
}

extension LoggedGroup.Element {
  fileprivate var sortText: String { isHidden ? "\u{10FFFF}" : label ?? value.description }

  /// Whether the label is the same, or the value if there is no label, as in a set.
  fileprivate func hasSameKey(as other: Self) -> Bool {
    label == other.label && (label != nil || value == other.value)
  }
}

extension LoggedValue {
  /// Adds what another view of the same value shows.
  func merged(with other: LoggedValue) -> LoggedValue {
    Knowledge(of: self, in: other).completed(self)
  }
}
