import SwiftOutline

// What is left out because it needs a package that is not loaded.

extension LeavingOut {
  /// Leaves out the declarations at the top level that use types of frameworks and packages that do not exist here: models, and
  /// even reducers if others remain.
  ///
  /// This is the last resort, for projects in which one feature needs a package that the shell does not have.
  ///
  /// - Returns: Whether there were any.
  mutating func leaveOutDeclarations(with errors: [CompilerMessage]) -> Bool {
    guard !errors.contains(where: { $0.rank == .syntax }) else { return false }
    var found: [(file: Int, declaration: SourceOutline.Declaration, cause: CompilerMessage)] = []
    for (index, file) in sources.files.enumerated() {
      let positions = LinePositions(file)
      let outline = SourceOutline(file.text).declarations
      for error in errors {
        guard let name = error.absentName, isAbsent(name),
          let offset = positions.offset(of: error.location),
          let declaration = outline.first(where: { $0.range.contains(offset) }),
          declaration.isType,
          !found.contains(where: {
            $0.file == index && $0.declaration.range == declaration.range
          })
        else { continue }
        found.append((index, declaration, error))
      }
    }
    let reducers = Set(found.filter(\.declaration.isReducer).map(\.declaration.name))
    guard !found.isEmpty, sources.reducerNames.contains(where: { !reducers.contains($0) })
    else { return false }
    for (file, declaration, _) in found.sorted(by: {
      $0.declaration.range.lowerBound > $1.declaration.range.lowerBound
    }) {
      sources.files[file].text.blank(declaration.range)
    }
    leftOut += found.map {
      LeftOut(
        name: $0.declaration.name, reason: reason($0.cause), usesAbsentType: true,
        isLastResort: true)
    }
    return true
  }

  private func reason(_ error: CompilerMessage) -> String {
    let place = "\(error.location.file):\(error.location.line)"
    let name = error.absentName ?? ""
    if leftOut.contains(where: { $0.name == name }) { return "\(place): it uses \(name)" }
    let packages = packages
    let origin = packages.isEmpty ? "" : ", perhaps of \(packages.joined(separator: " or "))"
    return "\(place): \(error.text)\(packages.count <= 3 ? origin : "")"
  }

  /// Whether a name belongs to a framework of Apple or to a package that is not loaded, or to a declaration that was left out because
  /// of one.
  func isAbsent(_ name: String) -> Bool {
    let isImported = leftOut.contains {
      $0.name.hasPrefix("import ")
        && KnownAbsences.isFrameworkOfApple(String($0.name.dropFirst("import ".count)))
    }
    return KnownAbsences.isOfApple(name, isImported: isImported) || isOfPackage(name)
      || leftOut.contains { !$0.isReplaced && $0.name == name && $0.usesAbsentType }
      || leftOut.contains { $0.name.contains(" in ") && $0.name.hasSuffix(".\(name)") }
  }

  /// Whether a name that nothing declares probably belongs to a package that is not loaded.
  func isOfPackage(_ name: String) -> Bool {
    name.first?.isUppercase == true && !packages.isEmpty
      && !sources.declaredNames.contains(name)
  }

  /// The modules of packages whose imports were left out.
  private var packages: [String] {
    leftOut.filter { $0.name.hasPrefix("import ") }
      .map { String($0.name.dropFirst("import ".count)) }
      .filter { !KnownAbsences.isFrameworkOfApple($0) }
  }
}

extension CompilerMessage {
  /// Whether nothing declares a type that the code uses, or it belongs to UIKit.
  var isAboutAbsentType: Bool {
    isAboutTypeName || absentName.flatMap { KnownAbsences.summary(ofName: $0) } != nil
  }
}

extension SourceSet {
  /// The names of the reducers at the top level.
  fileprivate var reducerNames: [String] {
    files.flatMap { SourceOutline($0.text).declarations }.filter(\.isReducer).map(\.name)
  }
}

extension String {
  /// Removes everything but the line ends of a range of UTF-8 offsets.
  fileprivate mutating func blank(_ range: Range<Int>) {
    var bytes = Array(utf8)
    bytes.replaceSubrange(range, with: bytes[range].filter { $0 == UInt8(ascii: "\n") })
    self = String(decoding: bytes, as: UTF8.self)
  }
}
