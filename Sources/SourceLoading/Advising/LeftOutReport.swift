import ActionSyntax

/// What was left out of a loaded file.
package struct LeftOutReport: Sendable, Equatable {
  /// A line for each declaration; one line for the same import of several files.
  package var lines: [String] = []
  /// What the compiler said about them.
  package var compilerText = ""

  package init(lines: [String] = [], compilerText: String = "") {
    self.lines = lines
    self.compilerText = compilerText
  }

  /// Whether an error may follow from what was left out, without saying so itself.
  package func explains(_ error: InputError) -> Bool {
    !lines.isEmpty && !"\(error.summary) \(error.hint ?? "")".contains("left out")
  }
}

/// An error about a feature of which declarations were left out.
package struct IncompleteFeature: Error {
  package let error: InputError
  package let leftOut: LeftOutReport

  package init(error: InputError, leftOut: LeftOutReport) {
    self.error = error
    self.leftOut = leftOut
  }
}

extension LeftOutReport {
  package init(_ leftOut: [LeftOut], compilerText: String) {
    self.compilerText = compilerText
    var seen: Set<String> = []
    lines = leftOut.compactMap { first in
      let group = first.isImport ? first.name : first.standInGroup(in: leftOut)
      guard let group else { return first.line }
      guard seen.insert(group).inserted else { return nil }
      if first.isImport {
        let count = leftOut.count { $0.name == first.name }
        return count == 1 ? first.line : first.line(ofFiles: count)
      }
      return Self.line(ofStandIns: leftOut.filter { $0.standInGroup(in: leftOut) == group }, group)
    }
  }

  /// `stands in: 14 names of WhisperKit (Model, Segment, Token and 11 more)`
  private static func line(ofStandIns all: [LeftOut], _ modules: String) -> String {
    let names = all.prefix(3).map(\.name).joined(separator: ", ")
    return "stands in: \(all.count) names of \(modules) (\(names) and \(all.count - 3) more)"
  }
}

extension CompilerErrors {
  /// The errors, after lines that say what was left out and what was not compiled.
  package func text(after notices: [String]) -> String {
    let certain = leftOut.filter { !$0.isPerhapsConsequence }
    let imports = Set(certain.filter(\.isImport).map { $0.name.dropFirst("import ".count) })
    let areMany = imports.count > Self.mostImports
    let summary =
      areMany ? ["left out: the imports of \(imports.sorted().joined(separator: ", "))"] : []
    let others = LeftOutReport(
      areMany ? certain.filter { !$0.isImport } : certain, compilerText: "")
    let lines = others.lines + notices
    let most = lines.count <= Self.mostLines + 1 ? lines.count : Self.mostLines - summary.count
    let rest = lines.count > most ? ["and \(lines.count - most) more"] : []
    return (summary + lines.prefix(most) + rest + [text]).joined(separator: "\n")
  }

  private static let mostLines = 8
  private static let mostImports = 2
}

extension LeftOut {
  fileprivate var isImport: Bool { name.hasPrefix("import ") }

  /// The modules of a stand-in, if more than three stand in for names of the same ones.
  fileprivate func standInGroup(in all: [LeftOut]) -> String? {
    guard isStop, isReplaced, (1...3).contains(modules.count),
      all.count(where: { $0.modules == modules && $0.isStop }) > 3
    else { return nil }
    return modules.joined(separator: " or ")
  }

  /// The line of an import that several files have: `left out: import UIKit (App.swift:1 and 2 more files: ...)`.
  fileprivate func line(ofFiles count: Int) -> String {
    let others = count == 2 ? "1 more file" : "\(count - 1) more files"
    let parts = reason.split(separator: ": ", maxSplits: 1)
    return "left out: \(name) (\(parts[0]) and \(others): \(parts.dropFirst().joined()))"
  }
}
