/// A type or an extension in a Swift file, at any depth.
///
/// ```swift
/// let all = DeclaredType.all(in: SourceText("struct Feed { enum Row { case a } }"))
/// all[1].path  // ["Feed", "Row"]
/// ```
package struct DeclaredType {
  /// The names of the types around it, and its own.
  package let path: [String]
  package let declaration: Declaration
  /// Whether other files can name it: neither it nor a type around it is private or generic.
  package let isVisible: Bool

  /// The path with dots: `Feed.Row`.
  package var name: String { path.joined(separator: ".") }

  /// The types of a file, each before those in it.
  package static func all(in source: SourceText) -> [DeclaredType] {
    DeclarationReader.file(source).flatMap(\.declarations).flatMap {
      all(in: $0, path: [], isVisible: true)
    }
  }

  private static func all(
    in declaration: Declaration, path: [String], isVisible: Bool
  ) -> [DeclaredType] {
    guard ["struct", "enum", "class", "actor", "extension"].contains(declaration.keyword) else {
      return []
    }
    let path = path + declaration.name.split(separator: ".").map(String.init)
    let isVisible = isVisible && !declaration.isPrivate && declaration.genericParameters == nil
    return [DeclaredType(path: path, declaration: declaration, isVisible: isVisible)]
      + declaration.allMembers.flatMap { all(in: $0, path: path, isVisible: isVisible) }
  }
}

extension Declaration {
  /// Whether other files cannot name it.
  package var isPrivate: Bool { hasModifier("private") || hasModifier("fileprivate") }
}
