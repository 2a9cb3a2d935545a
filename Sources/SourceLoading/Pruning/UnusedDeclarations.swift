import SwiftReading

/// The declarations of a folder that use names that do not exist here, and that nothing else in the sources names.
///
/// Without them, what remains runs as it is written.
struct UnusedDeclarations {
  /// What was left out, with the reasons.
  let found: [LeftOut]
  /// The sources without the declarations.
  let rest: SourceSet

  /// Returns `nil` unless all errors about names are in such declarations.
  init?(with errors: [CompilerMessage], in sources: SourceSet, _ names: OwnNames) {
    let causes = errors.filter(\.isAboutName)
    guard !causes.isEmpty, !causes.contains(where: names.isTypo) else { return nil }
    var unused: [UnusedDeclaration] = []
    for error in causes {
      if unused.contains(where: { $0.contains(error, in: sources) }) { continue }
      guard let declaration = UnusedDeclaration(error, in: sources) else { return nil }
      unused.append(declaration)
    }
    var remaining = sources
    for declaration in unused {
      let text = remaining.files[declaration.file].text
      remaining.files[declaration.file].text = text.applying([
        .blanking(declaration.range, of: text)
      ])
    }
    found = unused.map { LeftOut(name: $0.name, reason: $0.reason) }
    rest = remaining
  }
}

/// A declaration with an error that nothing else in the sources names: a type, a function or a variable at the top level, or a member
/// that an extension adds to a type of another module.
private struct UnusedDeclaration {
  let file: Int
  let name: String
  let range: Range<Int>
  let reason: String

  init?(_ error: CompilerMessage, in sources: SourceSet) {
    guard
      let file = sources.files.firstIndex(where: {
        $0.isFound && LinePositions($0).offset(of: error.location) != nil
      }),
      let offset = LinePositions(sources.files[file]).offset(of: error.location),
      let outer = SourceOutline(sources.files[file].text).declarations.first(where: {
        $0.range.contains(offset)
      })
    else { return nil }
    let found: SourceOutline.Declaration
    if outer.keyword == "extension" {
      let type = String(outer.name.prefix { $0 != "." })
      guard outer.inherited.isEmpty, !sources.declaredTypes.contains(type),
        let member = outer.members.first(where: { $0.range.contains(offset) }), !member.isType
      else { return nil }
      found = member
      name = "\(outer.name).\(member.name)"
    } else {
      found = outer
      name = outer.name
    }
    guard !found.isReducer, found.names.count == 1, found.name.first?.isLetter == true,
      found.name != "init", !found.attributes.contains("main"),
      !Self.isNamed(found.name, outside: found.range, of: file, in: sources)
    else { return nil }
    self.file = file
    range = found.range
    reason =
      "\(error.location.file):\(error.location.line): \(error.text), and nothing uses \(found.name)"
  }

  func contains(_ error: CompilerMessage, in sources: SourceSet) -> Bool {
    LinePositions(sources.files[file]).offset(of: error.location).map(range.contains) ?? false
  }

  private static func isNamed(
    _ name: String, outside range: Range<Int>, of file: Int, in sources: SourceSet
  ) -> Bool {
    sources.files.indices.contains { index in
      guard index == file else {
        return SourceWords.all(in: sources.files[index].text).contains(name)
      }
      let bytes = Array(sources.files[index].text.utf8)
      let parts = [bytes[..<range.lowerBound], bytes[range.upperBound...]]
      return parts.contains {
        SourceWords.all(in: String(decoding: $0, as: UTF8.self)).contains(name)
      }
    }
  }
}
