import ActionSyntax

/// Members of types that every file can use, for typing errors and for what other languages call them.
enum StandardMembers {
  /// What to write in place of a member that a type does not have; `nil` if nothing is known.
  static func hint(for name: String, of type: String) -> String? {
    guard let members = members(of: type) else { return nil }
    if let other = synonyms[name]?.first(where: members.contains) { return "write `\(other)`" }
    return NearestName.to(name, in: members).map { "did you mean `\($0)`?" }
  }

  /// Whether many types of the standard library have a member.
  static func areCommon(_ name: String) -> Bool { (collection + strings).contains(name) }

  private static func members(of type: String) -> [String]? {
    if type == "Bool" { return ["toggle", "description"] }
    if type == "Int" || type == "Double" { return ["description", "isMultiple", "magnitude"] }
    if type == "String" { return collection + strings }
    if type.hasPrefix("StackState<") { return collection + ["ids", "pop", "popLast"] }
    if type.hasPrefix("IdentifiedArray") { return collection + identified }
    if type == "any Error" { return ["localizedDescription"] }
    if type.hasPrefix("Result<") || type.hasPrefix("TaskResult<") { return ["success", "failure"] }
    return type.hasPrefix("[") ? collection : nil
  }

  private static let synonyms = [
    "push": ["append"], "add": ["append", "insert"], "length": ["count"], "size": ["count"],
    "empty": ["isEmpty"], "clear": ["removeAll"], "delete": ["remove"], "each": ["forEach"],
    "flip": ["toggle"],
  ]

  private static let collection = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "first", "last",
    "count", "isEmpty", "contains", "map", "filter", "compactMap", "flatMap", "reduce", "sort",
    "sorted",
    "reverse", "reversed", "shuffle", "forEach", "firstIndex", "indices", "dropFirst", "dropLast",
    "prefix", "suffix", "move",
  ]

  private static let identified = ["ids", "elements", "updateOrAppend"]
  private static let strings = [
    "uppercased", "lowercased", "hasPrefix", "hasSuffix", "capitalized", "trimmingCharacters",
    "replacingOccurrences", "components", "split",
  ]
}
