import SwiftReading

/// The edits that leave out what does not compile, in a folder that uses modules which do not exist here.
///
/// The reason is what the compiler says. A statement, or the value of a property, becomes a stop. Of what cannot stop, such as the
/// parameters of a function, the whole declaration is left out; what uses it becomes a stop in turn. In a reducer, only a statement
/// becomes a stop, and only if nothing that the sources declare is misspelt in it.
struct RemainingEdits {
  private let search: EditSearch
  private let names: OwnNames

  init(_ search: EditSearch, _ names: OwnNames) {
    self.search = search
    self.names = names
  }

  /// The edits of a file that was found in a folder, each with the error that it removes.
  func edits(for errors: [CompilerMessage]) -> [EditSearch.Caused] {
    guard search.file.isFound else { return [] }
    let reported = search.file.own(errors)
    let here = reported + reported.flatMap(repetitions)
    let positions = LinePositions(search.file)
    var edits: [EditSearch.Caused] = []
    for error in here.filter(\.isAboutName) + here.filter({ !$0.isAboutName }) {
      guard !names.isTypo(error) || search.absentNames.isLeftOut(error),
        !error.isAboutRepetition,
        let offset = positions.offset(of: error.location),
        let edit = search.absentNames.isOfReducer(offset, in: search.outline)
          ? stopInReducer(error, at: offset) : edit(error, at: offset),
        !edits.contains(where: { $0.edit.range.overlaps(edit.range) })
      else { continue }
      edits.append((edit, error))
    }
    return edits
  }

  private func edit(_ error: CompilerMessage, at offset: Int) -> PruningEdit? {
    let path = search.outline.around(offset)
    let types = path.filter(\.isType)
    if let found = path.last, !found.isType {
      return search.drawnValue(of: found, at: offset, in: types.map(\.name))
        ?? stop(error, at: offset, in: found, of: types) ?? removal(of: found, from: types)
    }
    return types.first.flatMap {
      attribute(of: $0, at: offset, error) ?? constraint(of: $0, error)
    } ?? removal(of: types)
  }

  /// The constraint of a protocol whose type is that of a protocol of a package. Stand-ins have no associated types, so it constrains nothing.
  private func constraint(
    of type: SourceOutline.Declaration, _ error: CompilerMessage
  ) -> PruningEdit? {
    guard type.keyword == "protocol", error.text.hasPrefix("generic signature requires types"),
      type.inherited.contains(where: search.absentNames.isOfStandIn), let body = type.bodyRange
    else { return nil }
    let source = SourceText(search.file.text)
    let start = source.tokens.first {
      type.range.contains($0.range.lowerBound) && source[$0] == "where"
    }?.range.lowerBound
    guard let start, start < body.lowerBound else { return nil }
    return .declaration(name: "the constraint of \(type.name)", range: start..<body.lowerBound)
  }

  /// The macro of a package on a protocol, which it cannot add requirements to.
  private func attribute(
    of type: SourceOutline.Declaration, at offset: Int, _ error: CompilerMessage
  ) -> PruningEdit? {
    guard type.keyword == "protocol", search.absentNames.isAttributeOfPackage(error),
      let name = error.unknownName, type.attributes.contains(name)
    else { return nil }
    let text = search.file.text
    let start = text.utf8.prefix(offset + 1).lastIndex(of: UInt8(ascii: "@")).map {
      text.utf8.distance(from: text.utf8.startIndex, to: $0)
    }
    guard let start, start >= type.range.lowerBound else { return nil }
    return .declaration(
      name: "@\(name) of \(type.name)", range: start..<(start + 1 + name.utf8.count))
  }

  private func stop(
    _ error: CompilerMessage, at offset: Int, in found: SourceOutline.Declaration,
    of types: [SourceOutline.Declaration]
  ) -> PruningEdit? {
    let isInBody = found.bodyRange?.contains(offset) ?? true
    let stop =
      (isInBody ? Stop(because: error, at: offset, in: found, of: search.file.text) : nil)
      ?? Stop(valueOf: found, because: error, at: offset, of: search.file.text)
    return stop.map { .stop($0, name: Self.path(types, found)) }
  }

  private static func path(
    _ types: [SourceOutline.Declaration], _ found: SourceOutline.Declaration
  ) -> String {
    (types + [found]).map(\.name).filter { !$0.isEmpty }.joined(separator: ".")
  }

  /// A function or a property that others can do without: a stored property belongs to the values of its type.
  private func removal(
    of found: SourceOutline.Declaration, from types: [SourceOutline.Declaration]
  ) -> PruningEdit? {
    guard let type = types.last else {
      guard found.keyword != "import", found.names.count == 1 else { return nil }
      return .declaration(name: found.name, range: found.range)
    }
    let isStored = ["var", "let"].contains(found.keyword) && !found.isComputed
    let isStatic = found.modifiers.contains("static")
    let isPart =
      found.keyword == "case" || isStored && !isStatic && type.keyword != "protocol"
    guard !isPart, found.names.count == 1 else { return removal(of: types) }
    let path = types.map(\.name) + [found.name]
    return .declaration(name: path.joined(separator: "."), range: found.range)
  }

  /// A type, unless the values of a reducer are made of it: the first one, or the next one of a namespace.
  private func removal(of types: [SourceOutline.Declaration]) -> PruningEdit? {
    guard let type = types.first, !type.hasReducer,
      !type.names.contains(where: names.stateTypes.contains)
    else { return nil }
    let isNamespace =
      type.keyword == "extension"
      || type.keyword == "enum" && !type.members.contains { $0.keyword == "case" }
    if isNamespace, let inner = types.dropFirst().first, inner.isNominalType,
      !types.contains(where: \.isPrivate)
    {
      return .declaration(name: "\(type.name).\(inner.name)", range: inner.range)
    }
    let name = type.keyword == "extension" ? "extension \(type.name)" : type.name
    return .declaration(name: name, range: type.range)
  }
}

// Statements of reducers.
extension RemainingEdits {
  /// The same error about other assignments to the same property in the declaration: of the statements of a closure, the compiler
  /// reports one in each run.
  ///
  /// `center.state = .playing` and `center.state = .paused` have one cause if `center` is a property of the type.
  private func repetitions(of error: CompilerMessage) -> [CompilerMessage] {
    let positions = LinePositions(search.file)
    guard error.text.hasPrefix(Self.uninferred), let offset = positions.offset(of: error.location)
    else { return [] }
    let path = search.outline.around(offset)
    let properties = path.flatMap(\.members).flatMap(\.names)
    let source = SourceText(search.file.text)
    guard let declaration = path.last, !declaration.isType else { return [] }
    let range = declaration.range
    let tokens = source.tokens.filter { range.contains($0.range.lowerBound) }
    let texts = tokens.map { source[$0] }
    guard let place = tokens.firstIndex(where: { $0.range.lowerBound == offset }), place > 2,
      texts[place - 2] == "="
    else { return [] }
    var start = place - 3
    while start > 1, texts[start - 1] == "." { start -= 2 }
    let target = Array(texts[start..<place])
    guard properties.contains(target[0]) else { return [] }
    return texts.indices.dropLast(target.count).filter {
      $0 != start && Array(texts[$0..<($0 + target.count)]) == target
        && ($0 == 0 || texts[$0 - 1] != ".")
    }.map { index in
      let member = tokens[index + target.count]
      return CompilerMessage(
        location: positions.location(of: member.range.lowerBound),
        text: "\(Self.uninferred)'\(source[member])'")
    }
  }

  private static let uninferred = "cannot infer contextual base in reference to member "

  /// The stop in place of a statement whose types the compiler does not know. The reducer itself remains: a stop in place of all that
  /// it does would be a feature without a use.
  private func stopInReducer(_ error: CompilerMessage, at offset: Int) -> PruningEdit? {
    let path = search.outline.around(offset)
    guard mayFollowFromAbsence(error), let found = path.last,
      found.bodyRange?.contains(offset) == true, !found.isType,
      let stop = Stop(because: error, at: offset, in: found, of: search.file.text),
      !["body", "reduce"].contains(found.name)
        || !isAllOfReducer(stop.range, around: offset, in: found)
    else { return nil }
    return .stop(stop, name: Self.path(path.dropLast(), found))
  }

  /// Whether a range is all that a reducer does: its only statement, or the `switch` over its actions.
  private func isAllOfReducer(
    _ range: Range<Int>, around offset: Int, in body: SourceOutline.Declaration
  ) -> Bool {
    let blocks = StatementBlock.around(offset, in: body.range, of: search.file.text)
    return blocks.last?.statement.lowerBound == range.lowerBound
      || SourceText(search.file.text)[range].hasPrefix("switch ")
  }

  /// Whether an error can be a consequence of what does not exist here: the compiler cannot infer a type, or a type of another module has
  /// no member of a name. What the sources and the architecture declare is complete.
  private func mayFollowFromAbsence(_ error: CompilerMessage) -> Bool {
    if error.isAboutConsequences { return true }
    guard error.isAboutMember, let member = error.missingMember, let type = error.quoted.first
    else { return false }
    let words = SourceWords.all(in: type)
    return words.allSatisfy { !names.contains($0) && !ArchitectureNames.types.contains($0) }
      && names.mistyped(member) == nil && StandardMembers.hint(for: member, of: type) == nil
  }
}

extension CompilerMessage {
  /// Whether the error names one of several declarations with the same name, so that without it another one would be meant.
  fileprivate var isAboutRepetition: Bool {
    text.hasPrefix("invalid redeclaration") || text.hasPrefix("redundant conformance")
      || text.contains("ambiguous for type lookup") || text.hasPrefix("filename ")
  }
}
