import ActionSyntax
import SwiftReading

/// The declarations at the top level that use types of packages that are not loaded, with everything that mentions them.
///
/// They are left out as the last resort, for projects in which one feature needs a package that the shell does not have. What
/// remains runs as it is written, because it names nothing that is gone.
struct AbsentPackages {
  private let sources: SourceSet
  private let names: OwnNames
  /// The modules of packages whose imports were left out.
  private let packages: [String]

  init(of pruned: PrunedSources, _ names: OwnNames) {
    sources = pruned.sources
    self.names = names
    packages = pruned.leftOut.filter { $0.name.hasPrefix("import ") }
      .map { String($0.name.dropFirst("import ".count)) }
      .filter { !KnownAbsences.isFrameworkOfApple($0) }
  }

  /// The declarations, with their reasons, and the sources without them.
  ///
  /// - Returns: `nil` if an error is about something else, or if no reducer would remain.
  func declarations(with errors: [CompilerMessage]) -> (found: [LeftOut], rest: SourceSet)? {
    var absences: [Absence] = []
    let outlines = sources.files.map { SourceOutline($0.text).declarations }
    for (index, file) in sources.files.enumerated() {
      let positions = LinePositions(file)
      for error in errors {
        guard error.isAboutName, let offset = positions.offset(of: error.location),
          let declaration = outlines[index].first(where: { $0.range.contains(offset) })
        else { continue }
        guard declaration.isType, isOfPackage(error), !names.isTypo(error) else { return nil }
        let absence = Absence(file: index, declaration: declaration, reason: reason(error))
        if !absences.contains(where: { $0.isSame(as: absence) }) { absences.append(absence) }
      }
    }
    addMentions(to: &absences, outlines)
    let gone = Set(absences.filter(\.declaration.isReducer).map(\.declaration.name))
    guard !absences.isEmpty, sources.reducerNames.contains(where: { !gone.contains($0) })
    else { return nil }
    return leavingOut(absences)
  }

  /// A declaration that cannot exist here.
  private struct Absence {
    let file: Int
    let declaration: SourceOutline.Declaration
    let reason: String

    func isSame(as other: Absence) -> Bool {
      file == other.file && declaration.range == other.declaration.range
    }
  }

  /// Adds the declarations that mention those that are left out. Views are pruned later.
  private func addMentions(
    to absences: inout [Absence], _ outlines: [[SourceOutline.Declaration]]
  ) {
    var isComplete = false
    while !isComplete {
      isComplete = true
      for (index, file) in sources.files.enumerated() {
        let source = SourceText(file.text)
        for declaration in outlines[index] where !declaration.isDispensable {
          guard
            !absences.contains(where: {
              $0.file == index && $0.declaration.range == declaration.range
            }),
            let token = source.tokens.first(where: { token in
              declaration.range.contains(token.range.lowerBound)
                && absences.contains { $0.declaration.name == source[token] }
            })
          else { continue }
          let line = LinePositions(file).number(of: token.range.lowerBound)
          absences.append(
            Absence(
              file: index, declaration: declaration,
              reason: "\(file.name):\(line): it uses \(source[token])"))
          isComplete = false
        }
      }
    }
  }

  private func leavingOut(_ absences: [Absence]) -> (found: [LeftOut], rest: SourceSet) {
    var remaining = sources
    for absence in absences {
      let text = remaining.files[absence.file].text
      // Blanks keep all other ranges.
      remaining.files[absence.file].text = text.applying([
        .blanking(absence.declaration.range, of: text)
      ])
    }
    let found = absences.map {
      LeftOut(
        name: $0.declaration.name, reason: $0.reason, usesAbsentType: true,
        isType: $0.declaration.isNominalType && !$0.declaration.hasReducer, isLastResort: true)
    }
    return (found, remaining)
  }

  private func reason(_ error: CompilerMessage) -> String {
    let origin = packages.isEmpty ? "" : ", perhaps of \(packages.joined(separator: " or "))"
    return "\(error.location.place): \(error.text)\(packages.count <= 3 ? origin : "")"
  }

  /// Whether an error is about what a package that is not loaded may declare: a type, or an operator of reducers. Packages rarely
  /// add members to other types, so a member that a type does not have is a mistake.
  private func isOfPackage(_ error: CompilerMessage) -> Bool {
    guard !packages.isEmpty, let name = error.absentName else { return false }
    if error.isAboutMember, let member = error.missingMember {
      return ArchitectureNames.isOperator(error.quoted.first)
        && NearestName.to(member, in: ArchitectureNames.operators) == nil
    }
    return name.first?.isUppercase == true
      && !sources.declaredNames.contains(name) && !ArchitectureNames.areResembled(by: name)
  }
}
