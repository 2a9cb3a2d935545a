extension SwiftSource {
  /// The names of the types around an offset, the outermost first.
  func scopes(around offset: Int) -> [String] {
    declarations.filter { !$0.name.isEmpty && $0.isType && $0.bodyRange?.contains(offset) == true }
      .flatMap { $0.name.split(separator: ".").map(String.init) }
  }

  /// The name of a type with those of the types around it.
  func fullName(of declaration: Declaration) -> String {
    (scopes(around: declaration.range.lowerBound) + [declaration.name]).joined(separator: ".")
  }
}

extension Declaration {
  var isType: Bool {
    ["struct", "class", "enum", "actor", "extension", "protocol"].contains(keyword)
  }

  /// Whether it is a reducer, with the macro or without it.
  var isReducer: Bool {
    attribute(named: "Reducer") != nil || inherits("Reducer") || inherits("ReducerProtocol")
  }

  /// The variables and constants of its instances.
  var properties: [Declaration] {
    allMembers.filter { ["var", "let"].contains($0.keyword) && !$0.isStatic }
  }

  /// The type in it with a name and one of some keywords.
  func type(_ name: String, _ keywords: Set<String>) -> Declaration? {
    allMembers.first { $0.name == name && keywords.contains($0.keyword) }
  }

  /// The variables in it with an attribute.
  func wrapped(_ attribute: String) -> [Declaration] {
    allMembers.filter { $0.attribute(named: attribute) != nil }
  }

  /// Whether a variable in it with an attribute has a name.
  func wraps(_ name: String, in attribute: String) -> Bool {
    wrapped(attribute).flatMap(\.bindings).contains { $0.name == name }
  }
}
