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
      DeclaredType.all(in: SourceText(text)).filter(\.isVisible).compactMap { type in
        let names = type.declaration.allMembers.filter { isReadable($0) }.flatMap(\.bindings)
          .filter { isValue($0, of: type.path) }.map(\.name)
        return names.isEmpty ? nil : StaticOutline(type: type.name, names: names)
      }
    }
  }

  private static let memo = OutlineMemo<[StaticOutline]>()

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
