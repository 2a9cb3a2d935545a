import ActionSyntax
import SwiftReading

/// A misspelled member in a line with an error that names only its consequences, such as in the closure of `sort`.
struct MistypedMember {
  /// The name after `$0.`, `state.`, or the `\.` of a key path that no declaration has, if it resembles one.
  static func mistake(in error: CompilerMessage, of sources: SourceSet) -> ReadMistake? {
    guard
      let file = sources.files.first(where: { LinePositions($0).offset(of: error.location) != nil })
    else { return nil }
    let positions = LinePositions(file)
    let source = SourceText(file.text)
    let tokens = source.tokens.indices.filter {
      positions.location(of: source.tokens[$0].range.lowerBound).line == error.location.line
    }
    let own = Set(sources.declaredNames)
    for index in tokens.dropFirst(2) where source[source.tokens[index - 1]] == "." {
      let name = source[source.tokens[index]]
      guard owners.contains(source[source.tokens[index - 2]]), !own.contains(name),
        !own.contains(String(name.drop { $0 == "$" })), !StandardMembers.areCommon(name),
        let near = OwnNames(sources).mistyped(name)
      else { continue }
      return ReadMistake(
        location: positions.location(of: source.tokens[index].range.lowerBound),
        message: "nothing declares a member '\(name)'", hint: "did you mean `\(near)`?")
    }
    return nil
  }

  private static let owners = ["$0", "$1", "state", "\\"]
}
