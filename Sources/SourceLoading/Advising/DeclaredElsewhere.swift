/// What to load for a name, a member, or a dependency that a file near the loaded ones declares.
struct DeclaredElsewhere {
  let sources: SourceSet
  let neighbors: NeighboringFiles?

  /// - Parameter member: The name of the member that the error is about.
  func hint(for error: CompilerMessage, member: String?) -> String? {
    if error.isAboutMember, let member, let type = error.quoted.first {
      return hint(for: member, of: type)
    }
    guard let name = error.unknownName else { return nil }
    return neighbor(mentioning: name) { declarations in
      declarations.contains {
        $0.keyword != "extension" && $0.names.contains(name) && !$0.isPrivate
      }
    }
  }

  /// What to load for a member that an extension adds to a type.
  func hint(for member: String, of type: String) -> String? {
    neighbor(mentioning: member) { declarations in
      declarations.contains { part in
        part.keyword == "extension" && part.name == type && !part.isPrivate
          && part.members.contains { $0.names.contains(member) && !$0.isPrivate }
      }
    }
  }

  /// A file that declares what the loaded ones declare, too, such as another version of them, would only cause more errors.
  private func neighbor(
    mentioning name: String, _ declares: ([SourceOutline.Declaration]) -> Bool
  ) -> String? {
    let own = sources.whole.declaredTypes
    return neighbors?.first(mentioning: name) { file in
      let declarations = SourceOutline(file.text).declarations
      return declares(declarations)
        && !declarations.contains {
          $0.isType && $0.keyword != "extension" && $0.names.contains(where: own.contains)
        }
    }?.hint
  }
}
