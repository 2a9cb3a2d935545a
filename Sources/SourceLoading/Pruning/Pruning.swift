import SwiftOutline
import SwiftReading

/// Decides what to compile after errors: the sources without parts that no reducer needs, or nothing.
///
/// Views, previews, app entries, UIKit classes and imports can go; the reducers stay. Of a view, the modifier or statement that
/// does not compile goes first. If that does not help, a text replaces the whole body, so that other views that use the view
/// still compile. Elsewhere, only a statement that needs a symbol of Apple's platforms is replaced, by a ``Stop``. A name that resembles
/// one of the sources' own is a mistake, wherever it is outside of a view. Lines keep their numbers.
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
    for index in sources.files.indices {
      let edits = edits(for: errors, in: sources.files[index], names)
      apply(edits, to: index)
      isChanged = isChanged || !edits.isEmpty
    }
    if isChanged { return .compile(sources) }
    return leaveOutDeclarations(with: errors, names) ? .compile(sources) : .refuse
  }

  private typealias Caused = (edit: PruningEdit, cause: CompilerMessage)

  /// The edits of a file, each with the error that it removes.
  private func edits(
    for errors: [CompilerMessage], in file: SourceSet.File, _ names: OwnNames
  ) -> [Caused] {
    let positions = LinePositions(file)
    let here = errors.filter { positions.offset(of: $0.location) != nil }
    guard !here.isEmpty else { return [] }
    let outline = SourceOutline(file.text).declarations
    var edits: [Caused] = []
    // In the same body, other errors than about names may be consequences.
    for error in here.filter(\.isAboutName) + here.filter({ !$0.isAboutName }) {
      guard let offset = positions.offset(of: error.location),
        let edit = edit(at: offset, in: outline, file)
          ?? (names.isTypo(error) ? nil : stop(error, at: offset, in: outline, file)),
        !edits.contains(where: {
          $0.edit.range.overlaps(edit.range)
            || edit.partOfBody != nil && $0.edit.partOfBody == edit.partOfBody && !error.isAboutName
        })
      else { continue }
      edits.append((edit, error))
    }
    return edits
  }

  private mutating func apply(_ edits: [Caused], to index: Int) {
    let file = sources.files[index]
    for (edit, _) in edits {
      if let body = edit.partOfBody { partCounts["\(file.name):\(body)", default: 0] += 1 }
    }
    for (edit, cause) in edits.sorted(by: { $0.edit.range.lowerBound > $1.edit.range.lowerBound }) {
      sources.files[index].text = edit.applied(to: sources.files[index].text, cause)
    }
    removePreviews(of: edits.compactMap(\.edit.name), in: index)
    // The user did not write the previews of views that create their stores.
    let written = edits.filter { $0.edit.name?.contains(StoreOwnerExpansion.typePrefix) == false }
    leftOut += written.sorted { $0.cause.location.line < $1.cause.location.line }.map {
      LeftOut(
        name: $0.edit.name ?? "", reason: reason($0.cause, for: $0.edit),
        isReplaced: $0.edit.isReplaced($0.cause),
        usesAbsentType: isAbsent($0.cause.absentName ?? ""))
    }
  }

  /// Leaves out the imports of frameworks that are known not to exist here. The compiler would stop at the first one.
  ///
  /// Imports in `#if` blocks stay: a condition such as `canImport(UIKit)` is for the compiler to decide.
  ///
  /// - Returns: What the compiler would say about them; `nil` if there are none.
  mutating func leaveOutAbsentImports() -> String? {
    var messages: [String] = []
    for index in sources.files.indices {
      let file = sources.files[index]
      let imports = SourceOutline.unconditionalImports(of: file.text).filter {
        KnownAbsences.isFrameworkOfApple($0.module)
      }
      for found in imports.reversed() {
        sources.files[index].text = sources.files[index].text.applying([
          .blanking(found.range, of: sources.files[index].text)
        ])
      }
      let positions = LinePositions(file)
      for found in imports {
        let line = positions.number(of: found.range.lowerBound)
        messages.append("\(file.name):\(line):8: error: no such module '\(found.module)'")
        let summary = KnownAbsences.summary(ofModule: found.module, products: sources.products)
        leftOut.append(
          LeftOut(name: "import \(found.module)", reason: "\(file.name):\(line): \(summary)"))
      }
    }
    return messages.isEmpty ? nil : messages.joined(separator: "\n")
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

  private func reason(_ error: CompilerMessage, for edit: PruningEdit) -> String {
    let place = "\(error.location.file):\(error.location.line)"
    if error.isAboutMember, let name = error.quoted.last, edit.name?.hasPrefix(".\(name) ") == true
    {
      return "\(place): unknown modifier"
    }
    if let correction = correction(of: error) { return "\(place): \(correction)" }
    let known =
      error.missingModule.map {
        KnownAbsences.summary(ofModule: $0, products: sources.products)
      }
      ?? error.absentName.flatMap { KnownAbsences.summary(ofName: $0) }
    return "\(place): \(known ?? CaseKeyPaths.plain(error.text))"
  }

  /// The error with what to write, if it is about a name of the sources.
  private func correction(of error: CompilerMessage) -> String? {
    let isOwn =
      error.isAboutMember || error.unknownName?.hasPrefix("$") == true
      || error.text.hasPrefix("unknown attribute ")
    let advice = ErrorAdvice(sources: sources, leftOut: []).advice(for: error)
    guard isOwn, let hint = advice.hint,
      hint.hasPrefix("did you mean") || hint.hasPrefix("declare it as")
    else { return nil }
    return "\(CaseKeyPaths.plain(advice.message ?? error.text)); \(hint)"
  }
}
