/// The edits that leave out what does not compile outside of reducers, in a folder that uses modules which do not exist here.
///
/// The reason is what the compiler says. A statement, or the value of a property, becomes a stop. Of what cannot stop, such as the
/// parameters of a function, the whole declaration is left out; what uses it becomes a stop in turn.
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
    let here = search.located(errors)
    let positions = LinePositions(search.file)
    var edits: [EditSearch.Caused] = []
    for error in here.filter(\.isAboutName) + here.filter({ !$0.isAboutName }) {
      guard !names.isTypo(error) || search.absentNames.isLeftOut(error),
        !error.isAboutRepetition,
        let offset = positions.offset(of: error.location),
        !search.absentNames.isOfReducer(offset, in: search.outline),
        let edit = edit(error, at: offset),
        !edits.contains(where: { $0.edit.range.overlaps(edit.range) })
      else { continue }
      edits.append((edit, error))
    }
    return edits
  }

  private func edit(_ error: CompilerMessage, at offset: Int) -> PruningEdit? {
    var (members, types) = (search.outline, [SourceOutline.Declaration]())
    while let found = members.first(where: { $0.range.contains(offset) }) {
      guard found.isType else {
        return stop(error, at: offset, in: found, of: types) ?? removal(of: found, from: types)
      }
      types.append(found)
      members = found.members
    }
    return types.first.flatMap { attribute(of: $0, at: offset, error) ?? removal(of: $0) }
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
    let place = "\(error.location.file):\(error.location.line)"
    let reason = CaseKeyPaths.plain(error.text)
    let isInBody = found.bodyRange?.contains(offset) ?? true
    let stop =
      (isInBody
        ? Stop(because: reason, place: place, at: offset, in: found, of: search.file.text) : nil)
      ?? Stop(valueOf: found, because: reason, place: place, at: offset, of: search.file.text)
    return stop.map {
      .stop($0, name: (types + [found]).map(\.name).filter { !$0.isEmpty }.joined(separator: "."))
    }
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
    guard !isPart, found.names.count == 1 else { return types.first.flatMap(removal) }
    let path = types.map(\.name) + [found.name]
    return .declaration(name: path.joined(separator: "."), range: found.range)
  }

  /// A type, unless the values of a reducer are made of it.
  private func removal(of type: SourceOutline.Declaration) -> PruningEdit? {
    guard !type.hasReducer, !type.names.contains(where: names.stateTypes.contains) else {
      return nil
    }
    let name = type.keyword == "extension" ? "extension \(type.name)" : type.name
    return .declaration(name: name, range: type.range)
  }
}

extension CompilerMessage {
  /// Whether the error names one of several declarations with the same name, so that without it another one would be meant.
  fileprivate var isAboutRepetition: Bool {
    text.hasPrefix("invalid redeclaration") || text.hasPrefix("redundant conformance")
      || text.contains("ambiguous for type lookup") || text.hasPrefix("filename ")
  }
}
