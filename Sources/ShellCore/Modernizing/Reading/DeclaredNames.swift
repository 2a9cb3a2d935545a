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

  /// The type in it with a name and one of some keywords.
  func type(_ name: String, _ keywords: Set<String>) -> Declaration? {
    allMembers.first { $0.name == name && keywords.contains($0.keyword) }
  }

  /// The variables in it with an attribute.
  func wrapped(_ attribute: String) -> [Declaration] {
    allMembers.filter { $0.attribute(named: attribute) != nil }
  }
}
