/// Values for the fields of states that have none, as they are typed after `load`.
struct SampleFields {
  private let source: SwiftSource
  private static let deepest = 4

  init(_ source: SwiftSource) { self.source = source }

  /// The fields of a reducer's state that need a value, or the case that it begins with; `nil` if a type is not known.
  func state(of reducer: Declaration) -> String? {
    guard let state = reducer.type("State", ["struct", "enum"]) else { return "" }
    return state.keyword == "enum" ? firstCase(of: state) : fields(of: state, depth: 0)
  }

  private func firstCase(of state: Declaration) -> String? {
    state.allCases.first.map { ".\($0.name)" + ($0.values.isEmpty ? "" : "(.init())") }
  }

  private func fields(of type: Declaration, depth: Int) -> String? {
    guard depth < Self.deepest, let needed = Self.needed(type) else { return nil }
    let fields = needed.compactMap { name, typeName in
      typeName.flatMap { value(of: $0, in: type, depth: depth + 1) }.map { "\(name): \($0)" }
    }
    return fields.count == needed.count ? fields.joined(separator: ", ") : nil
  }

  private func value(of type: String, in scope: Declaration, depth: Int) -> String? {
    if type.hasPrefix("["), type.hasSuffix("]") { return type.contains(":") ? "[:]" : "[]" }
    if type.hasPrefix("IdentifiedArrayOf<") {
      let row = type.dropFirst("IdentifiedArrayOf<".count).dropLast()
      return declared(String(row), in: scope).flatMap { created($0, depth: depth) }
        .map { "[\($0)]" } ?? "[]"
    }
    if let value = Self.values[type] { return value }
    guard let declaration = declared(type, in: scope) else {
      return type.hasSuffix(".State") ? ".init()" : nil
    }
    return created(declaration, depth: depth)
  }

  /// A value of a type that the file declares.
  private func created(_ type: Declaration, depth: Int) -> String? {
    if type.keyword == "enum" {
      return type.allCases.first { $0.values.isEmpty }.map { ".\($0.name)" }
    }
    return fields(of: type, depth: depth).map { ".init(\($0))" }
  }

  /// The structure or enumeration that a type means in another one.
  private func declared(_ type: String, in scope: Declaration) -> Declaration? {
    let scopes = source.scopes(around: scope.range.lowerBound) + [scope.name]
    let names = scopes.indices.reversed().map { (scopes[...$0] + [type]).joined(separator: ".") }
    return (names + [type]).lazy.compactMap { name in
      source.declarations.first {
        ["struct", "enum"].contains($0.keyword) && $0.genericParameters == nil
          && source.fullName(of: $0) == name
      }
    }.first
  }

  /// What a value of a type needs: the parameters of the initializer that needs the fewest, or the stored properties that have no value;
  /// `nil` if none can be called.
  static func needed(_ declaration: Declaration) -> [(name: String, type: String?)]? {
    let initializers = declaration.allMembers.filter { $0.keyword == "init" }
    guard initializers.isEmpty else {
      return initializers.filter { !$0.isPrivate }.compactMap(parameters)
        .min { $0.count < $1.count }
    }
    return declaration.properties.filter {
      $0.attribute(named: "Dependency") == nil && !$0.hasModifier("lazy")
    }.flatMap(\.bindings).filter { binding in
      binding.isStored && binding.initializer == nil && binding.type?.hasSuffix("?") != true
    }.map { ($0.name, $0.type) }
  }

  /// The parameters of an initializer without a default value; `nil` if one has no label.
  private static func parameters(
    of initializer: Declaration
  ) -> [(name: String, type: String?)]? {
    let needed = initializer.signature?.parameters.filter { $0.defaultValue == nil }
    let named = needed?.compactMap { parameter in
      parameter.label.flatMap { $0 == "_" ? nil : ($0, Optional(parameter.type)) }
    }
    return named?.count == needed?.count ? named : nil
  }

  private static let values = [
    "Int": "1", "Double": "1", "Float": "1", "Bool": "true", "String": "\"a\"",
    "UUID": "UUID(1)", "Date": "2024-01-31", "URL": "https://example.com",
    "TimeInterval": "1",
  ]
}
