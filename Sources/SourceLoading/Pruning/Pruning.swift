import SwiftOutline
import SwiftReading

/// Decides what to compile after errors: the sources without parts that no reducer needs, or nothing.
///
/// Views, previews, app entries, UIKit classes and imports can go; the reducers stay. Of a view, the modifier or statement that
/// does not compile goes first. If that does not help, a text replaces the whole body, so that other views that use the view
/// still compile. Elsewhere, only a statement that needs what is not loaded is replaced, by a ``Stop``, and a type is declared by a
/// stand-in. A name that resembles one of the sources' own is a mistake, wherever it is outside of a view. Lines keep their numbers.
struct Pruning {
  /// What to do after a run of the compiler.
  enum Step: Equatable {
    case compile(SourceSet)
    /// A reducer, or code whose value is used, needs what does not compile.
    case refuse
  }

  private(set) var sources: SourceSet
  private(set) var leftOut: [LeftOut] = []
  /// The number of parts that were left out of a body, by the file and the position of the body.
  private var partCounts: [String: Int] = [:]
  /// The modules that files import and that do not exist here, by file.
  private(set) var absentModules: [String: [String]] = [:]
  /// The types that are declared without values.
  private(set) var standIns = StandIns()

  init(_ sources: SourceSet) { self.sources = sources }

  /// Leaves out declarations with everything that mentions them.
  mutating func leaveOut(_ found: [LeftOut], leaving sources: SourceSet) {
    self.sources = sources
    leftOut += found
  }

  /// Whether another part of a body may be left out, before the whole body is.
  func allowsPart(ofBody line: Int, in file: SourceSet.File) -> Bool {
    partCounts["\(file.name):\(line)", default: 0] < 8
  }

  /// The step after errors.
  ///
  /// Nothing is left out of sources with syntax errors, because the compiler misreads them.
  mutating func next(after errors: [CompilerMessage]) -> Step {
    guard !errors.contains(where: { $0.rank == .syntax }) else { return .refuse }
    let names = OwnNames(sources)
    var isChanged = false
    var candidates: [StandInCandidate] = []
    for index in sources.files.indices {
      let (edits, absent) = edits(for: errors, in: sources.files[index], names)
      apply(edits, to: index)
      candidates += absent
      isChanged = isChanged || !edits.isEmpty
    }
    let ofState = Set(candidates.filter(\.isOfState).map(\.name))
    if standIn(candidates.filter { !ofState.contains($0.name) }) { isChanged = true }
    if isChanged { return .compile(sources) }
    if leaveOutUnused(with: errors, names) { return .compile(sources) }
    if leaveOutDeclarations(with: errors, names) || standIn(candidates) { return .compile(sources) }
    return .refuse
  }

  /// Declares types without values, and leaves out the parts of views that use them.
  ///
  /// - Returns: Whether there are any.
  private mutating func standIn(_ candidates: [StandInCandidate]) -> Bool {
    var isChanged = false
    for candidate in candidates where standIns.accepts(candidate.name) {
      standIns.add(candidate.name)
      leftOut.append(
        LeftOut(name: candidate.name, reason: candidate.reason, isReplaced: true, isStop: true))
      for index in sources.files.indices { leaveOutViews(of: candidate.name, in: index) }
      isChanged = true
    }
    return isChanged
  }

  /// Leaves out the parts of views that use a name: a view would stop each time it is drawn.
  private mutating func leaveOutViews(of name: String, in index: Int) {
    for _ in 0..<100 {
      let file = sources.files[index]
      let source = SourceText(file.text)
      let outline = SourceOutline(file.text).declarations
      let positions = LinePositions(file)
      var found: Caused?
      for token in source.tokens where found == nil && source[token] == name {
        let offset = token.range.lowerBound
        let error = CompilerMessage(
          location: positions.location(of: offset), text: "cannot find '\(name)' in scope")
        found = edit(at: offset, in: outline, file).map { ($0, error) }
      }
      guard let found else { return }
      apply([found], to: index)
    }
  }

  /// Forgets the stand-ins that do not compile.
  mutating func removeStandIns(with errors: [CompilerMessage]) {
    standIns.remove(with: errors)
    leftOut.removeAll { $0.isStop && $0.isReplaced && standIns.isImpossible($0.name) }
  }

  private typealias Caused = (edit: PruningEdit, cause: CompilerMessage)

  /// The edits of a file, each with the error that it removes.
  private func edits(
    for errors: [CompilerMessage], in file: SourceSet.File, _ names: OwnNames
  ) -> ([Caused], [StandInCandidate]) {
    let positions = LinePositions(file)
    let here = errors.filter { positions.offset(of: $0.location) != nil }
    guard !here.isEmpty else { return ([], []) }
    let outline = SourceOutline(file.text).declarations
    var edits: [Caused] = []
    var absent: [StandInCandidate] = []
    // In the same body, other errors than about names may be consequences.
    for error in here.filter(\.isAboutName) + here.filter({ !$0.isAboutName }) {
      guard let offset = positions.offset(of: error.location) else { continue }
      let found = candidate(error, at: offset, in: outline, file, names)
      var edit = edit(at: offset, in: outline, file)
      // A type is declared. A value is replaced with its statement, if there is one.
      if edit == nil, found == nil || !error.isAboutTypeName {
        edit = stop(error, at: offset, in: outline, file, names)
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
      names.isTypo($0) && absence($0, names, in: file, isInReducer: true) == nil
    }.compactMap { positions.offset(of: $0.location) }
    edits.removeAll { edit, _ in
      edit.stopReason != nil && typos.contains(where: edit.range.contains)
    }
    return (edits, absent)
  }

  private mutating func apply(_ edits: [Caused], to index: Int) {
    let file = sources.files[index]
    let names = OwnNames(sources)
    for (edit, cause) in edits {
      if let module = cause.missingModule, NameAdvice.nearestModule(to: module) == nil {
        absentModules[file.name, default: []].append(module)
      }
      if let body = edit.partOfBody { partCounts["\(file.name):\(body)", default: 0] += 1 }
    }
    // The user did not write the previews of views that create their stores.
    let written = edits.filter { $0.edit.name?.contains(StoreOwnerExpansion.typePrefix) == false }
    // The reasons quote the lines as they are written.
    leftOut += written.sorted { $0.cause.location.line < $1.cause.location.line }.map {
      LeftOut(
        name: $0.edit.name ?? "", reason: reason($0.cause, for: $0.edit),
        isReplaced: $0.edit.isReplaced($0.cause),
        usesAbsentType: absence($0.cause, names, in: file, isInReducer: false) != nil,
        isPerhapsConsequence: !$0.cause.isAboutName && $0.cause.missingModule == nil,
        isStop: $0.edit.stopReason != nil)
    }
    for (edit, cause) in edits.sorted(by: { $0.edit.range.lowerBound > $1.edit.range.lowerBound }) {
      sources.files[index].text = edit.applied(to: sources.files[index].text, cause)
    }
    removePreviews(of: edits.compactMap(\.edit.name), in: index)
  }

  /// Leaves out the imports of modules that do not exist here. The compiler would stop at the first one.
  ///
  /// Imports in `#if` blocks stay: a condition such as `canImport(UIKit)` is for the compiler to decide.
  ///
  /// - Parameter names: The names of the modules that exist; `nil` if only those of Apple's frameworks are known not to.
  /// - Returns: What the compiler would say about them; `nil` if there are none.
  mutating func leaveOutAbsentImports(existing names: Set<String>? = nil) -> String? {
    var messages: [String] = []
    for index in sources.files.indices {
      leaveOutSubmodules(of: index)
      let file = sources.files[index]
      let imports = SourceOutline.unconditionalImports(of: file.text).filter {
        let module = String($0.module.prefix { $0 != "." })
        return KnownAbsences.isFrameworkOfApple(module) || names?.contains(module) == false
      }
      for found in imports.reversed() {
        let text = sources.files[index].text
        sources.files[index].text = text.applying([
          .blanking(SourceOutline.rangeWithSemicolon(found.range, in: text), of: text)
        ])
      }
      let positions = LinePositions(file)
      for found in imports {
        let line = positions.number(of: found.range.lowerBound)
        // The module of `import struct Nuke.Image`.
        let module = String(found.module.prefix { $0 != "." })
        absentModules[file.name, default: []].append(module)
        messages.append("\(file.name):\(line):8: error: no such module '\(module)'")
        leftOut.append(
          LeftOut(
            name: "import \(found.module)", reason: reason(ofModule: module, "\(file.name):\(line)")
          ))
      }
    }
    return messages.isEmpty ? nil : messages.joined(separator: "\n")
  }

  /// Imports a provided module as a whole: `import os.log` is `import os`.
  private mutating func leaveOutSubmodules(of index: Int) {
    let text = sources.files[index].text
    let edits = SourceOutline.unconditionalImports(of: text).compactMap { found -> SourceEdit? in
      let parts = found.module.split(separator: ".")
      let bytes = Array(text.utf8)[found.range]
      guard parts.count == 2, ProvidedModules.names.contains(String(parts[0])),
        let dot = bytes.lastIndex(of: UInt8(ascii: ".")),
        String(decoding: bytes, as: UTF8.self).hasSuffix(".\(parts[1])"),
        !["struct", "class", "enum", "func", "protocol", "var", "let", "typealias"].contains(
          where: String(decoding: bytes, as: UTF8.self).split(separator: " ").map(String.init)
            .contains)
      else { return nil }
      return .blanking(dot..<found.range.upperBound, of: text)
    }
    sources.files[index].text = text.applying(edits)
  }

  /// Removes the generated previews of views that were left out.
  private mutating func removePreviews(of names: [String], in file: Int) {
    for name in names {
      let text = sources.files[file].text
      let preview = SourceOutline(text).declarations.last { declaration in
        declaration.name.hasPrefix(StoreOwnerExpansion.typePrefix)
          && SourceText(String(decoding: Array(text.utf8)[declaration.range], as: UTF8.self))
            .contains(name, "(")
      }
      guard let preview else { continue }
      sources.files[file].text = text.applying([.blanking(preview.range, of: text)])
    }
  }

  /// Why a module is left out: it is misspelled, or not available here.
  private func reason(ofModule module: String, _ place: String) -> String {
    if let near = NameAdvice.nearestModule(to: module) {
      return "\(place): unknown module \(module); did you mean `import \(near)`?"
    }
    return "\(place): \(KnownAbsences.summary(ofModule: module, products: sources.products))"
  }

  private func reason(_ error: CompilerMessage, for edit: PruningEdit) -> String {
    if let reason = edit.stopReason { return reason }
    let place = "\(error.location.file):\(error.location.line)"
    if error.isAboutMember, let name = error.quoted.last, edit.name?.hasPrefix(".\(name) ") == true
    {
      return "\(place): unknown modifier"
    }
    if let correction = Correction.of(error, in: sources) { return "\(place): \(correction)" }
    if !error.isAboutName, let file = sources.file(named: error.location.file),
      let pattern = CasePatterns.mistyped(in: edit.range, of: file, sources)
    {
      return "\(error.location.file):\(pattern.line): \(pattern.message)"
    }
    if let module = error.missingModule { return reason(ofModule: module, place) }
    if !error.isAboutName, let file = sources.file(named: error.location.file),
      let name = leftOut.name(mentionedIn: edit.range, of: file)
    {
      return "\(place): it uses \(name), which was left out"
    }
    // A type without the member exists.
    let known = error.unknownName.flatMap { KnownAbsences.summary(ofName: $0) }
    return "\(place): \(known ?? CaseKeyPaths.plain(error.text))"
  }
}
