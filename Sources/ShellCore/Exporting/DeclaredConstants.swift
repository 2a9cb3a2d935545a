/// The constants that the structs of a feature's files declare with a value: `let id = 7`. No initializer that the compiler writes takes
/// them.
struct DeclaredConstants {
  /// The values as they are written, by the names of the constants and of their structs, such as `Shop.Item`.
  private var values: [String: [String: String]] = [:]

  /// - Parameter texts: The contents of Swift files.
  init(in texts: [String]) {
    for text in texts {
      for type in DeclaredType.all(in: SourceText(text)) where type.declaration.keyword == "struct"
      {
        for member in type.declaration.allMembers where member.keyword == "let" && !member.isStatic
        {
          for binding in member.bindings {
            values[type.name, default: [:]][binding.name] = binding.initializer
          }
        }
      }
    }
  }

  /// The value of a type's constant as it is written; `nil` if it has none in the declaration.
  func value(of name: String, in type: Any.Type) -> String? {
    let full = _typeName(type, qualified: true)
    guard let dot = full.firstIndex(of: ".") else { return nil }
    return values[String(full[dot...].dropFirst())]?[name]
  }
}
