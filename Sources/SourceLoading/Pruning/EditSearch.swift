import SwiftReading

/// Finds the edits that remove errors from a file: what may be left out of a view, a preview, a test, or a declaration that no
/// reducer needs, and the statements that become stops.
struct EditSearch {
  /// An edit, with the error that it removes.
  typealias Caused = (edit: PruningEdit, cause: CompilerMessage)

  private let pruned: PrunedSources
  private var views: ViewEdits { ViewEdits(file: file, outline: outline) }
  let absentNames: AbsentNames
  let file: SourceSet.File
  let outline: [SourceOutline.Declaration]

  init(in file: SourceSet.File, of pruned: PrunedSources, _ names: OwnNames) {
    self.pruned = pruned
    self.file = file
    absentNames = AbsentNames(pruned, names)
    outline = SourceOutline(file.text).declarations
  }

  /// What can be done about the errors of a file.
  struct Found {
    /// Each with the error that it removes.
    var edits: [Caused] = []
    /// The types that could be declared.
    var absent: [StandInCandidate] = []
    /// The errors in functions and properties in which there is nothing to do, those of each together.
    var rest: [[CompilerMessage]] = []
  }

  func found(for errors: [CompilerMessage]) -> Found {
    let here = file.own(errors)
    guard !here.isEmpty else { return Found() }
    let positions = LinePositions(file)
    var edits: [Caused] = []
    var absent: [StandInCandidate] = []
    var touched: [Range<Int>] = []
    // In the same body, other errors than about names may be consequences.
    for error in here.filter(\.isAboutName) + here.filter({ !$0.isAboutName }) {
      guard let offset = positions.offset(of: error.location) else { continue }
      let found = absentNames.candidate(error, at: offset, in: outline, file)
      if found != nil { touched.append(offset..<offset + 1) }
      var edit = wrapper(error, at: offset) ?? views.action(error, at: offset) ?? edit(at: offset)
      // A type is declared. A value is replaced with its statement, if there is one.
      if edit == nil, found == nil || found?.isLeftOut == true || !error.isAboutTypeName {
        edit = stop(error, at: offset)
      }
      guard let edit else {
        if let found { absent.append(found) }
        continue
      }
      let isRemoved = edits.contains {
        $0.edit.range.overlaps(edit.range)
          || edit.partOfBody != nil && $0.edit.partOfBody == edit.partOfBody && !error.isAboutName
      }
      if !isRemoved { edits.append((edit, error)) }
    }
    // A mistake in the same statement would vanish with it.
    let typos = here.filter {
      absentNames.names.isTypo($0) && absentNames.absence($0, in: file, isInReducer: true) == nil
    }.compactMap { positions.offset(of: $0.location) }
    edits.removeAll { edit, _ in
      edit.stopReason != nil && typos.contains(where: edit.range.contains)
    }
    return Found(
      edits: edits, absent: absent,
      rest: groups(of: here, without: touched + edits.map(\.edit.range)))
  }

  /// The errors in functions and properties that contain none of some ranges, those of each together.
  private func groups(
    of errors: [CompilerMessage], without touched: [Range<Int>]
  ) -> [[CompilerMessage]] {
    let positions = LinePositions(file)
    var groups: [Int: [CompilerMessage]] = [:]
    for error in errors {
      guard let offset = positions.offset(of: error.location),
        let own = outline.around(offset).last, !own.isType,
        !touched.contains(where: own.range.overlaps)
      else { continue }
      groups[own.range.lowerBound, default: []].append(error)
    }
    return groups.sorted { $0.key < $1.key }.map(\.value)
  }
}

// Types that cannot be declared.
extension EditSearch {
  /// The edits that leave out types whose declarations need a protocol, a macro, or a wrapper of a package. Stand-ins can take
  /// their places.
  func undeclarableTypes(for errors: [CompilerMessage]) -> [Caused] {
    let positions = LinePositions(file)
    var edits: [Caused] = []
    for error in file.own(errors) {
      guard let offset = positions.offset(of: error.location),
        let (name, type) = declaredType(at: offset), pruned.standIns.accepts(name),
        needsPackage(error, type),
        !edits.contains(where: { $0.edit.range.overlaps(type.range) })
      else { continue }
      edits.append((.declaration(name: name, range: type.range), error))
    }
    return edits
  }

  /// The innermost type around an offset, with the names of those around it; `nil` if it is of a reducer or for the screen.
  private func declaredType(at offset: Int) -> (name: String, type: SourceOutline.Declaration)? {
    let path = outline.around(offset).filter(\.isType)
    guard let type = path.last, type.isNominalType, !path.contains(where: \.isDispensable),
      !path.contains(where: \.isReducer), !type.hasReducer,
      !absentNames.isOfReducer(offset, in: outline),
      // No other file can extend a private type.
      path.count == 1 || !path.contains(where: \.isPrivate)
    else { return nil }
    return (path.map(\.name).joined(separator: "."), type)
  }

  private func needsPackage(_ error: CompilerMessage, _ type: SourceOutline.Declaration) -> Bool {
    if absentNames.isAttributeOfPackage(error) { return true }
    guard error.isAboutTypeName, let name = error.unknownName else { return false }
    // `ApolloAPI.SelectionSet` belongs to the module that the error is about.
    return type.inherited.contains { $0 == name || $0.hasPrefix(name + ".") }
      && absentNames.absence(error, in: file, isInReducer: false) != nil
  }
}

// Parts of views, and declarations that no reducer needs.
extension EditSearch {
  /// The edit that removes an error at an offset, or `nil` if a reducer may need the declaration there.
  func edit(at offset: Int) -> PruningEdit? {
    edit(at: offset, in: outline, inside: [], GeneratedTests(file.text))
  }

  private func edit(
    at offset: Int, in declarations: [SourceOutline.Declaration], inside path: [String],
    _ tests: GeneratedTests
  ) -> PruningEdit? {
    if let registration = tests.registration(at: offset) {
      return .registration(registration)
    }
    guard let found = declarations.first(where: { $0.range.contains(offset) }) else { return nil }
    let name = (path + [found.name]).filter { !$0.isEmpty }.joined(separator: ".")
    if let body = found.bodyRange, body.contains(offset),
      let stub = found.stub(named: path.last ?? name),
      !file.text.utf8.dropFirst(body.lowerBound).starts(with: stub.utf8)
    {
      return part(at: offset, in: body, of: path.last ?? name)
        ?? .body(view: path.last ?? name, range: body, placeholder: stub)
    }
    if let body = found.bodyRange, body.contains(offset),
      tests.calls(found.name, of: path.joined(separator: ".")),
      !file.text.utf8.dropFirst(body.lowerBound).starts(with: GeneratedTests.stub.utf8)
    {
      return .test(name: name, range: body)
    }
    let inside = path + [found.isWrittenPreview ? "#Preview" : found.name]
    if let inner = edit(at: offset, in: found.members, inside: inside, tests) { return inner }
    guard found.isDispensable || tests.use(name) else { return nil }
    if let member = found.members.first(where: { $0.range.contains(offset) }),
      let value = drawnValue(of: member, at: offset, in: [name])
    {
      return value
    }
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
    if let edit = views.function(at: offset, in: found, named: name) { return edit }
    return .declaration(
      name: found.isWrittenPreview ? "#Preview" : found.shownName(name), range: found.range)
  }

  /// The edit that leaves out a property of a view whose wrapper is one of a package.
  private func wrapper(_ error: CompilerMessage, at offset: Int) -> PruningEdit? {
    guard absentNames.isAttributeOfPackage(error),
      let view = outline.first(where: { $0.range.contains(offset) }), view.isDispensable,
      let found = view.members.first(where: { $0.range.contains(offset) }),
      found.keyword == "var", found.bodyRange == nil, found.names.count == 1
    else { return nil }
    return .declaration(name: "\(found.name) of \(view.name)", range: found.range)
  }

  /// The edit that leaves out the value of a color, a font, or an image, whose declaration remains.
  ///
  /// - Parameter path: The types around the declaration.
  func drawnValue(
    of found: SourceOutline.Declaration, at offset: Int, in path: [String]
  ) -> PruningEdit? {
    guard let body = found.bodyRange, body.contains(offset),
      let value = PruningEdit.drawnValue(of: found, in: path.last ?? ""),
      !SourceText(file.text)[body].hasPrefix(PruningEdit.valueStart)
    else { return nil }
    return .value(
      name: (path + [found.name]).joined(separator: "."), range: body, placeholder: value)
  }

  /// The edit that leaves out the innermost part of a body around an error.
  private func part(
    at offset: Int, in body: Range<Int>, of view: String
  ) -> PruningEdit? {
    let line = file.text.utf8.prefix(body.lowerBound).count { $0 == UInt8(ascii: "\n") }
    guard pruned.allowsPart(ofBody: line, in: file) else { return nil }
    let parts = ViewParts.around(offset, in: body, of: file.text).filter {
      !file.text.utf8.dropFirst($0.range.lowerBound).starts(with: Self.placeholderStart.utf8)
    }
    guard let part = parts.first, part.kind == .modifier || !isAll(of: body, part.range)
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
      case .statement:
        UnnamedParameters.names(in: part.range, of: file.text).map { "let _ = \($0); " }.joined()
          + text
      case .returnStatement: "return \(text)"
      }
    return .part(
      name: isType ? "\(name) in \(view)" : name, range: part.range, placeholder: placeholder,
      body: line)
  }

  /// Whether a part is everything between the braces of a body, so that nothing would remain.
  private func isAll(of body: Range<Int>, _ part: Range<Int>) -> Bool {
    let bytes = Array(file.text.utf8)
    let rest = bytes[body.lowerBound..<part.lowerBound] + bytes[part.upperBound..<body.upperBound]
    return rest.filter { !Character(UnicodeScalar($0)).isWhitespace }.count <= 2
  }

  private static let placeholderStart = "SwiftUI.Text(\"["
}

// Statements that need Apple's platforms.
extension EditSearch {
  /// The edit that replaces a statement by a stop, or leaves out a class that only exists on Apple's platforms. Its uses become stops.
  private func stop(_ error: CompilerMessage, at offset: Int) -> PruningEdit? {
    let isInReducer = absentNames.isOfReducer(offset, in: outline)
    let types = outline.around(offset)
    if let found = types.last, !found.isType {
      guard
        let (name, absence) = absentNames.absence(error, in: file, isInReducer: isInReducer)
          ?? neighbor(of: error, at: offset, in: found),
        let stop = Stop(
          because: error, absence.reason(for: name), at: offset, in: found, of: file.text)
      else { return nil }
      let path = types.map(\.name).filter { !$0.isEmpty }.joined(separator: ".")
      return .stop(stop, name: "\(name) in \(path)")
    }
    if let type = types.first, type.keyword == "extension", error.isAboutTypeName,
      let name = error.unknownName, type.name.prefix(while: { $0 != "." }) == name,
      offset < (type.bodyRange?.lowerBound ?? offset), !isInReducer,
      absentNames.isWithoutType(name, error, in: file)
    {
      return .declaration(name: "extension \(type.name)", range: type.range)
    }
    guard let type = types.last, type.keyword == "class", error.isAboutTypeName,
      let body = type.bodyRange, offset < body.lowerBound,
      absentNames.absence(error, in: file, isInReducer: isInReducer) != nil
    else { return nil }
    return .declaration(name: type.name, range: type.range)
  }

  /// The stand-in, or the symbol of a framework of which only a part exists here, that the statement of an error uses: without it, the
  /// compiler cannot infer the rest. An error about another name is a mistake.
  private func neighbor(
    of error: CompilerMessage, at offset: Int, in declaration: SourceOutline.Declaration
  ) -> (String, Absence)? {
    // The compiler cannot infer the type of a member of a stand-in.
    if error.text.hasPrefix("generic parameter '\(StandIns.machinery)Value'"),
      let name = word(at: offset)
    {
      return (name, absentNames.absence(ofKnown: name, in: file))
    }
    guard !error.isAboutName,
      let own = StatementBlock.around(offset, in: declaration.range, of: file.text).first
    else { return nil }
    let source = SourceText(file.text)
    let parameters = standInParameters(of: declaration, source)
    let isInReducer = absentNames.isOfReducer(offset, in: outline)
    for token in source.tokens where own.statement.contains(token.range.lowerBound) {
      let word = source[token]
      let type = pruned.standIns.contains(word) ? word : parameters[word]
      let frameworks = isInReducer ? [] : absentNames.frameworks(of: word, in: file)
      guard type != nil || !frameworks.isEmpty,
        StatementBlock.around(token.range.lowerBound, in: declaration.range, of: file.text).first
          == own
      else { continue }
      guard let type else { return (word, .notLoaded(frameworks)) }
      return (type, absentNames.absence(ofKnown: type, in: file))
    }
    return nil
  }

  private func word(at offset: Int) -> String? {
    let source = SourceText(file.text)
    return source.tokens.first { $0.kind == .word && $0.range.contains(offset) }.map { source[$0] }
  }

  /// The parameters of a function whose types are stand-ins, so that it can never be called.
  private func standInParameters(
    of declaration: SourceOutline.Declaration, _ source: SourceText
  ) -> [String: String] {
    guard !pruned.standIns.isEmpty, let body = declaration.bodyRange else { return [:] }
    let head = source.tokens.filter {
      declaration.range.lowerBound <= $0.range.lowerBound && $0.range.lowerBound < body.lowerBound
    }.map { source[$0] }
    var found: [String: String] = [:]
    for index in head.indices.dropFirst(2)
    where head[index - 1] == ":" && pruned.standIns.contains(head[index]) {
      found[head[index - 2]] = head[index]
    }
    return found
  }
}
