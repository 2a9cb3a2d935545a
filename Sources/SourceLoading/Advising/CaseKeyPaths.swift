/// What the compiler calls the cases of an enum whose type has case paths, in the words of the sources.
///
/// `switch action { case .tapp: ... }` tries a comparison with key paths last, so errors about a case name types that no one has written.
enum CaseKeyPaths {
  /// `Counter.Action` for `PartialKeyPath<Case<Counter.Action>>`, `Case<Counter.Action>`, and `Counter.Action.AllCasePaths`; `nil` for other types.
  static func root(of type: String) -> String? {
    if type.hasSuffix(allPaths) { return String(type.dropLast(allPaths.count)) }
    guard let mark = type.firstRange(of: "Case<"), type.hasSuffix(">"),
      mark.lowerBound == type.startIndex || type[..<mark.lowerBound].hasSuffix("KeyPath<")
    else { return nil }
    var depth = 1
    for index in type[mark.upperBound...].indices {
      if type[index] == "<" { depth += 1 }
      if type[index] == ">" { depth -= 1 }
      if depth == 0 { return String(type[mark.upperBound..<index]) }
    }
    return nil
  }

  /// A message without these types.
  static func plain(_ message: String) -> String {
    var parts = message.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    for index in parts.indices {
      if let root = root(of: parts[index]) { parts[index] = root }
    }
    return parts.joined(separator: "'")
  }

  /// The type to which a key path leads: `Row.State` for `WritableKeyPath<Counter.State, Row.State>`.
  static func value(of keyPath: String) -> String? {
    guard keyPath.hasSuffix(">"), let comma = keyPath.range(of: ", ") else { return nil }
    return String(keyPath[comma.upperBound...].dropLast())
  }

  private static let allPaths = ".AllCasePaths"
}
