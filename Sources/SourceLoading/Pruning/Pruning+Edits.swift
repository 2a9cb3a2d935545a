import SwiftOutline
import SwiftReading

// What an error allows to leave out of a view, a preview, a test, or a declaration that no reducer needs.
extension Pruning {
  /// The edit that removes an error at an offset, or `nil` if a reducer may need the declaration there.
  func edit(
    at offset: Int, in declarations: [SourceOutline.Declaration], _ file: SourceSet.File,
    inside path: [String] = []
  ) -> PruningEdit? {
    let tests = GeneratedTests(file.text)
    if let registration = tests.registration(at: offset) {
      return .registration(registration)
    }
    guard let found = declarations.first(where: { $0.range.contains(offset) }) else { return nil }
    let name = (path + [found.name]).filter { !$0.isEmpty }.joined(separator: ".")
    if let body = found.bodyRange, body.contains(offset),
      let stub = found.stub(named: path.last ?? name),
      !file.text.utf8.dropFirst(body.lowerBound).starts(with: stub.utf8)
    {
      return part(at: offset, in: body, of: path.last ?? name, file)
        ?? .body(view: path.last ?? name, range: body, placeholder: stub)
    }
    if let body = found.bodyRange, body.contains(offset),
      tests.calls(found.name, of: path.joined(separator: ".")),
      !file.text.utf8.dropFirst(body.lowerBound).starts(with: GeneratedTests.stub.utf8)
    {
      return .test(name: name, range: body)
    }
    let inside = path + [found.isWrittenPreview ? "#Preview" : found.name]
    if let inner = edit(at: offset, in: found.members, file, inside: inside) { return inner }
    guard found.isDispensable || tests.use(name) else { return nil }
    if found.keyword == "extension", found.inherited.isEmpty,
      let member = found.members.first(where: { $0.range.contains(offset) })
    {
      return .declaration(name: "\(name).\(member.name)", range: member.range)
    }
    if let property = found.members.first(where: { $0.range.contains(offset) }),
      property.isWrappedProperty, property.bodyRange == nil
    {
      return .declaration(name: "\(property.name) of \(name)", range: property.range)
    }
    return .declaration(
      name: found.isWrittenPreview ? "#Preview" : found.shownName(name), range: found.range)
  }

  /// The edit that leaves out the innermost part of a body around an error.
  private func part(
    at offset: Int, in body: Range<Int>, of view: String, _ file: SourceSet.File
  ) -> PruningEdit? {
    let line = file.text.utf8.prefix(body.lowerBound).count { $0 == UInt8(ascii: "\n") }
    guard allowsPart(ofBody: line, in: file) else { return nil }
    let parts = ViewParts.around(offset, in: body, of: file.text).filter {
      !file.text.utf8.dropFirst($0.range.lowerBound).starts(with: Self.placeholderStart.utf8)
    }
    guard let part = parts.first, part.kind == .modifier || !isAll(of: body, part.range, file)
    else { return nil }
    if part.kind == .modifier {
      return .part(
        name: "\(part.name) of \(view)", range: part.range, placeholder: nil, body: line)
    }
    let isType = part.name.first?.isUppercase == true
    let name = isType ? part.name : "a part of \(view)"
    let text = "\(Self.placeholderStart)\(name) is left out]\")"
    let placeholder: String? =
      switch part.kind {
      case .modifier: nil
      case .discardedValue: "let _ = ()"
      case .statement: text
      case .returnStatement: "return \(text)"
      }
    return .part(
      name: isType ? "\(name) in \(view)" : name, range: part.range, placeholder: placeholder,
      body: line)
  }

  /// Whether a part is everything between the braces of a body, so that nothing would remain.
  private func isAll(of body: Range<Int>, _ part: Range<Int>, _ file: SourceSet.File) -> Bool {
    let bytes = Array(file.text.utf8)
    let rest = bytes[body.lowerBound..<part.lowerBound] + bytes[part.upperBound..<body.upperBound]
    return rest.filter { !Character(UnicodeScalar($0)).isWhitespace }.count <= 2
  }

  private static let placeholderStart = "SwiftUI.Text(\"["
}

// Statements that need Apple's platforms.
extension Pruning {
  /// The edit that replaces a statement by a stop, or leaves out a class that only exists on Apple's platforms. Its uses become stops.
  func stop(
    _ error: CompilerMessage, at offset: Int, in declarations: [SourceOutline.Declaration],
    _ file: SourceSet.File, _ names: OwnNames
  ) -> PruningEdit? {
    let isInReducer = isOfReducer(offset, in: declarations)
    let place = "\(error.location.file):\(error.location.line)"
    var (members, types) = (declarations, [SourceOutline.Declaration]())
    while let found = members.first(where: { $0.range.contains(offset) }) {
      guard found.isType else {
        guard
          let (name, absence) = absence(error, names, in: file, isInReducer: isInReducer)
            ?? neighbor(of: error, at: offset, in: found, file),
          let stop = Stop(
            because: absence.reason(for: name), place: place, at: offset, in: found, of: file.text)
        else { return nil }
        let path = (types.map(\.name) + [found.name]).filter { !$0.isEmpty }
        return .stop(stop, name: "\(name) in \(path.joined(separator: "."))")
      }
      types.append(found)
      members = found.members
    }
    if let type = types.first, type.keyword == "extension", error.isAboutTypeName,
      let (name, _) = absence(error, names, in: file, isInReducer: isInReducer),
      type.name == name, offset < (type.bodyRange?.lowerBound ?? offset)
    {
      return .declaration(name: "extension \(name)", range: type.range)
    }
    guard let type = types.first, types.count == 1, type.keyword == "class",
      error.isAboutTypeName, let body = type.bodyRange, offset < body.lowerBound,
      absence(error, names, in: file, isInReducer: isInReducer) != nil
    else { return nil }
    return .declaration(name: type.name, range: type.range)
  }

  /// The stand-in that the statement of an error uses: without it, the compiler cannot infer the rest. An error about another name is a mistake.
  private func neighbor(
    of error: CompilerMessage, at offset: Int, in declaration: SourceOutline.Declaration,
    _ file: SourceSet.File
  ) -> (String, Absence)? {
    guard !standIns.isEmpty, !error.isAboutName,
      let own = StatementBlock.around(offset, in: declaration.range, of: file.text).first
    else { return nil }
    let source = SourceText(file.text)
    for token in source.tokens where own.statement.contains(token.range.lowerBound) {
      guard standIns.contains(source[token]),
        StatementBlock.around(token.range.lowerBound, in: declaration.range, of: file.text).first
          == own
      else { continue }
      return (source[token], absence(ofKnown: source[token], in: file))
    }
    return nil
  }
}
