import ActionSyntax
import SwiftReading

/// A mistake in a reducer that can be read, and that the compiler describes by its consequences, or not at all.
struct ReadMistake: Equatable {
  let location: CompilerMessage.Location
  let message: String
  let hint: String?
}

/// A reducer as it is written: its parts, and the mistakes in them.
struct ReadReducer {
  let sources: SourceSet
  let file: SourceSet.File
  let source: SourceText
  let reducer: SourceOutline.Declaration
  /// The names of the types around the reducer, and its own: `Root`.
  let path: [String]
  private let positions: LinePositions

  /// The reducer around a place; `nil` if there is none.
  init?(at location: CompilerMessage.Location, in sources: SourceSet) {
    for file in sources.files {
      let positions = LinePositions(file)
      guard let offset = positions.offset(of: location) else { continue }
      let types = SourceOutline(file.text).declarations.around(offset).filter(\.isType)
      let last = types.lastIndex { type in
        type.members.contains { $0.isType && $0.name == "Action" }
      }
      guard let last else { continue }
      (reducer, path) = (types[last], types[...last].map(\.name))
      self.sources = sources
      self.file = file
      self.positions = positions
      source = SourceText(file.text)
      return
    }
    return nil
  }

  /// The mistakes in the order of how much else they cause.
  var mistakes: [ReadMistake] {
    let declared =
      isOfSecondVersion
      ? [] : DeclarationMistakes(read: self).all + OperatorMistakes(read: self).all
    return declared + PatternMistakes(read: self).all
  }

  /// Whether it is a feature of 2.0, whose declarations and operators are other ones.
  private var isOfSecondVersion: Bool { reducer.attributes.contains("Feature") }

  func mistake(at offset: Int, _ message: String, _ hint: String?) -> ReadMistake {
    ReadMistake(location: positions.location(of: offset), message: message, hint: hint)
  }

  /// The offset of a word in a range.
  func offset(of word: String, in range: Range<Int>) -> Int {
    source.tokens.first { range.contains($0.range.lowerBound) && source[$0] == word }?.range
      .lowerBound ?? range.lowerBound
  }

  // MARK: Parts

  var state: [Member] { members(of: path + ["State"]) }
  var actions: [Member] { members(of: path + ["Action"]) }

  /// A member of a type, with the file that declares it.
  @dynamicMemberLookup
  struct Member {
    let declaration: SourceOutline.Declaration
    let source: SourceText

    subscript<Value>(dynamicMember path: KeyPath<SourceOutline.Declaration, Value>) -> Value {
      declaration[keyPath: path]
    }

    /// The value of a case; `nil` if it has none.
    func payload(of name: String) -> String? {
      let text = source[declaration.range]
      guard let start = text.firstRange(of: "\(name)(") else { return nil }
      var depth = 1
      return String(
        text[start.upperBound...].prefix { character in
          depth += character == "(" ? 1 : character == ")" ? -1 : 0
          return depth > 0
        })
    }
  }

  /// The members of a type and of its extensions.
  func members(of path: [String]) -> [Member] {
    sources.files.flatMap { file -> [Member] in
      let declarations = path.reduce(SourceOutline(file.text).declarations) { members, name in
        members.filter { $0.isType && $0.name == name }.flatMap(\.members)
      }
      guard !declarations.isEmpty else { return [] }
      let source = SourceText(file.text)
      return declarations.map { Member(declaration: $0, source: source) }
    }
  }

  /// The declared type of a field of the state, or that of its first value.
  func type(ofField name: String) -> String? {
    guard let field = state.first(where: { $0.names.contains(name) }) else { return nil }
    if let type = field.type { return type.filter { !$0.isWhitespace } }
    let text = field.source[field.range]
    return text.firstMatch(of: /=\s*([\w.]+(?:<[\w.<>, ]+>)?)\s*\(/).map { String($0.1) }
  }

  /// Whether a member is in the file of the reducer.
  func isHere(_ member: Member) -> Bool { member.source.bytes == source.bytes }

  /// A reducer of the sources by its name, if it has no other meaning.
  func reducer(named name: String) -> SourceOutline.Declaration? {
    func find(_ declarations: [SourceOutline.Declaration]) -> SourceOutline.Declaration? {
      declarations.lazy.compactMap { declaration in
        declaration.isReducer && declaration.name == name ? declaration : find(declaration.members)
      }.first
    }
    return sources.files.lazy.compactMap { find(SourceOutline($0.text).declarations) }.first
  }

  /// `StackState` and `Path.State` of `StackState<Path.State>`.
  static func parts(of type: String) -> (outer: String, inner: String) {
    let type = type.filter { !$0.isWhitespace }
    guard let open = type.firstIndex(of: "<"), type.hasSuffix(">") else { return ("", type) }
    return (String(type[..<open]), String(type[type.index(after: open)...].dropLast()))
  }
}
