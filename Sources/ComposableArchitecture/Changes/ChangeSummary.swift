/// The differences between two values, one for each leaf, in a few words: `productAmount 0 -> 1`.
package struct ChangeSummary: Equatable, Sendable {
  /// The changes, in the order in which the fields are declared.
  package var changes: [Change] = []

  /// One leaf that differs.
  package struct Change: Equatable, Sendable, CustomStringConvertible {
    /// The path from the root: `amountControl.amount`, `todos[2].title`; empty for the root itself.
    package let path: String
    /// The old and the new value, or what happened to an element: `0 -> 1`, `added`, `removed`.
    package let what: String

    package var description: String { path.isEmpty ? what : "\(path) \(what)" }
  }

  /// Whether values that are equal by `==` are not looked into.
  private let trustsEquality: Bool

  /// Compares two values of one type.
  ///
  /// - Parameter trustsEquality: Whether values that are equal by `==` are unchanged. If not, their
  ///   children are compared, down to values without children.
  package init(from old: Any, to new: Any, trustsEquality: Bool = true) {
    self.trustsEquality = trustsEquality
    RuntimeWarning.unreported { compare(old, new, at: "") }
  }

  /// All changes in one line, or "no state changes".
  package var text: String {
    changes.isEmpty ? "no state changes" : changes.map(\.description).joined(separator: ", ")
  }

  /// The first few changes in one line, followed by the number of the others.
  package var briefText: String {
    let most = 3
    let shown = changes.prefix(most).map(\.description)
    let rest = changes.count > most ? ["\(changes.count - most) more"] : []
    return (shown + rest).joined(separator: ", ")
  }

  private mutating func compare(_ old: Any, _ new: Any, at path: String) {
    if trustsEquality, areEqual(old, new) { return }
    let old = SharedPerspective.reading(.before) { unwrapped(old) }
    let new = unwrapped(new)
    if isFromFoundation(old) || old is Duration {
      if areEqual(old, new) { return }
      // A dump writes the number or the date, not the fields in which Foundation stores it.
      if old is any CustomDumpStringConvertible || old is Duration {
        return addLeaf(old, new, at: path)
      }
    }
    let (before, after) = (mirror(of: old), mirror(of: new))
    if before.children.isEmpty, after.children.isEmpty,
      areEqual(old, new) || areAlike(old, new, before)
    {
      return
    }
    guard before.subjectType == after.subjectType, before.displayStyle == after.displayStyle else {
      return addLeaf(old, new, at: path)
    }
    switch before.displayStyle {
    case .struct, .tuple: compareFields(before, after, old, new, at: path)
    case .enum: compareCases(before, after, old, new, at: path)
    case .collection: compareElements(before, after, at: path)
    case .dictionary: compareEntries(before, after, at: path)
    // Ranges and other values with their own mirrors.
    default: if !areEqual(old, new) { addLeaf(old, new, at: path) }
    }
  }

  /// Stored parts of a Foundation value, such as a cache, may differ although the values are the same.
  private func isFromFoundation(_ value: Any) -> Bool {
    StructLayout.of(type(of: value))?.moduleName.hasPrefix("Foundation") == true
  }

  /// The children to compare. What a type hides in a dump, such as the random identity of an alert, is not meant to be compared.
  /// The elements of a stack have their IDs unless equality is not trusted.
  private func mirror(of value: Any) -> Mirror {
    let mirror = Mirror(reflecting: value)
    guard let dumped = value as? any CustomDumpReflectable,
      !trustsEquality || mirror.displayStyle == .struct
    else { return mirror }
    return dumped.customDumpMirror
  }

  private mutating func compareFields(
    _ before: Mirror, _ after: Mirror, _ old: Any, _ new: Any, at path: String
  ) {
    guard !before.children.isEmpty, before.children.count == after.children.count else {
      return addLeaf(old, new, at: path)
    }
    let count = changes.count
    for (before, after) in zip(before.children, after.children) {
      compare(before.value, after.value, at: joined(path, fieldName(before.label)))
    }
    // The values are not equal although no field differs: their mirrors hide something.
    let oldText = SharedPerspective.reading(.before) { shortText(old) }
    if changes.count == count, oldText != shortText(new) { addLeaf(old, new, at: path) }
  }

  private mutating func compareCases(
    _ before: Mirror, _ after: Mirror, _ old: Any, _ new: Any, at path: String
  ) {
    guard let old = before.children.first, let new = after.children.first, old.label == new.label
    else { return addLeaf(old, new, at: path) }
    compare(old.value, new.value, at: joined(path, old.label ?? ""))
  }

  private mutating func compareElements(_ before: Mirror, _ after: Mirror, at path: String) {
    let old = Rows(before), new = Rows(after)
    for key in old.keys {
      guard let value = new.values[key] else {
        changes.append(Change(path: "\(path)[\(key)]", what: "removed"))
        continue
      }
      compare(old.values[key]!, value, at: "\(path)[\(key)]")
    }
    for key in new.keys where old.values[key] == nil {
      changes.append(Change(path: "\(path)[\(key)]", what: "added"))
    }
    let kept = old.keys.filter { new.values[$0] != nil }
    if kept != new.keys.filter({ old.values[$0] != nil }) {
      changes.append(Change(path: path, what: "reordered"))
    }
  }

  private mutating func compareEntries(_ before: Mirror, _ after: Mirror, at path: String) {
    let old = Rows(entries: before), new = Rows(entries: after)
    for key in Set(old.keys).union(new.keys).sorted() {
      switch (old.values[key], new.values[key]) {
      case (let old?, let new?): compare(old, new, at: "\(path)[\(key)]")
      case (_?, nil): changes.append(Change(path: "\(path)[\(key)]", what: "removed"))
      default: changes.append(Change(path: "\(path)[\(key)]", what: "added"))
      }
    }
  }

  private mutating func addLeaf(_ old: Any, _ new: Any, at path: String) {
    let oldText = SharedPerspective.reading(.before) { shortText(old) }
    changes.append(Change(path: path, what: "\(oldText) -> \(shortText(new))"))
  }
}

/// The elements of a collection by their IDs, or by their positions if they have none.
private struct Rows {
  var keys: [String] = []
  var values: [String: Any] = [:]

  init(_ mirror: Mirror) {
    for (position, child) in mirror.children.enumerated() {
      let id = (child.value as? any Identifiable).map { shortText($0.id as Any) }
      add(id ?? "\(position)", child.value)
    }
  }

  init(entries mirror: Mirror) {
    for child in mirror.children {
      guard let entry = child.value as? (key: AnyHashable, value: Any) else { continue }
      add(shortText(entry.key.base), entry.value)
    }
  }

  private mutating func add(_ key: String, _ value: Any) {
    if values[key] == nil { keys.append(key) }
    values[key] = value
  }
}

private func areEqual(_ old: Any, _ new: Any) -> Bool {
  func open<Value: Equatable>(_ old: Value) -> Bool { exactly(new, as: Value.self) == old }
  return (old as? any Equatable).map { open($0) } ?? false
}

/// Whether two values without children and without `==` are the same: two `nil`, or the same case of an enum. A value that mirrors or
/// describes itself may hide a difference.
private func areAlike(_ old: Any, _ new: Any, _ mirror: Mirror) -> Bool {
  guard !(old is any Equatable), type(of: old) == type(of: new) else { return false }
  switch mirror.displayStyle {
  case .optional, .tuple: return true
  case .struct: return !(old is any CustomReflectable)
  case .enum: return !(old is any CustomStringConvertible) && "\(old)" == "\(new)"
  default: return false
  }
}

/// The value of a binding, of a shared value, or of an optional that has one.
private func unwrapped(_ value: Any) -> Any {
  if let shared = value as? any SharedValue { return unwrapped(shared.seen) }
  if let wrapper = value as? any BindingStateType { return unwrapped(wrapper.anyValue) }
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional, let some = mirror.children.first else { return value }
  return unwrapped(some.value)
}

private func joined(_ path: String, _ name: String) -> String {
  path.isEmpty ? name : name.isEmpty ? path : "\(path).\(name)"
}

private func fieldName(_ label: String?) -> String {
  guard let label else { return "" }
  return label.hasPrefix("_") || label.hasPrefix(".") ? String(label.dropFirst()) : label
}

private func shortText(_ value: Any) -> String { ChangeText.short(value) }
