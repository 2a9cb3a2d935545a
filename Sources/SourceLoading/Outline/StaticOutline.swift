import SwiftReading

/// The static members of the types in a Swift file that are values of these types, and that other files can read.
///
/// ```swift
/// let all = StaticOutline.all(in: "struct User { static let mock = User(id: 1) }")
/// all[0].names  // ["mock"]
/// ```
struct StaticOutline: Equatable, Sendable {
  /// The name of the type with the types around it: `Profile.User`.
  let type: String
  let names: [String]

  static func all(in text: String) -> [StaticOutline] {
    memo.outline(of: text) {
      DeclarationReader.file(SourceText(text)).flatMap(\.declarations).flatMap {
        all(in: $0, path: [])
      }
    }
  }

  private static let memo = OutlineMemo<[StaticOutline]>()

  private static func all(in declaration: Declaration, path: [String]) -> [StaticOutline] {
    guard ["struct", "enum", "class", "actor", "extension"].contains(declaration.keyword),
      !declaration.isPrivate, declaration.genericParameters == nil
    else { return [] }
    let path = path + declaration.name.split(separator: ".").map(String.init)
    let names = declaration.allMembers.filter { isReadable($0) }.flatMap(\.bindings)
      .filter { isValue($0, of: path) }.map(\.name)
    let own = StaticOutline(type: path.joined(separator: "."), names: names)
    return (names.isEmpty ? [] : [own])
      + declaration.allMembers.flatMap { all(in: $0, path: path) }
  }

  private static func isReadable(_ member: Declaration) -> Bool {
    ["var", "let"].contains(member.keyword) && member.isStatic && !member.isPrivate
      && member.attributes.isEmpty
  }

  /// Whether a variable has the type at a path, as it is written or as its initializer says.
  private static func isValue(_ binding: Binding, of path: [String]) -> Bool {
    let names = ["Self", path.last, path.joined(separator: ".")].compactMap(\.self)
    guard !binding.name.hasPrefix("`") else { return false }
    if let type = binding.type { return names.contains(type) }
    return names.contains { binding.initializer?.hasPrefix("\($0)(") == true }
  }
}
