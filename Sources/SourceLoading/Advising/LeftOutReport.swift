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
  package func explains(_ error: ActionError) -> Bool {
    !lines.isEmpty && !"\(error.summary) \(error.hint ?? "")".contains("left out")
  }
}

/// An error about a feature of which declarations were left out.
package struct IncompleteFeature: Error {
  package let error: ActionError
  package let leftOut: LeftOutReport

  package init(error: ActionError, leftOut: LeftOutReport) {
    self.error = error
    self.leftOut = leftOut
  }
}

extension LeftOutReport {
  package init(_ leftOut: [LeftOut], compilerText: String) {
    self.compilerText = compilerText
    var seen: Set<String> = []
    lines = leftOut.filter { !$0.isImport || seen.insert($0.name).inserted }.map { first in
      let count = first.isImport ? leftOut.count { $0.name == first.name } : 1
      return count == 1 ? first.line : first.line(ofFiles: count)
    }
  }
}

extension CompilerErrors {
  /// The errors, after lines that say what was left out and what was not compiled.
  package func text(after notices: [String]) -> String {
    let certain = leftOut.filter { !$0.isPerhapsConsequence }
    let lines = LeftOutReport(certain, compilerText: "").lines + notices
    let most = lines.count <= Self.mostLines + 1 ? lines.count : Self.mostLines
    let rest = lines.count > most ? ["and \(lines.count - most) more"] : []
    return (lines.prefix(most) + rest + [text]).joined(separator: "\n")
  }

  private static let mostLines = 8
}

extension LeftOut {
  fileprivate var isImport: Bool { name.hasPrefix("import ") }

  /// The line of an import that several files have: `left out: import UIKit (App.swift:1 and 2 more files: ...)`.
  fileprivate func line(ofFiles count: Int) -> String {
    let others = count == 2 ? "1 more file" : "\(count - 1) more files"
    let parts = reason.split(separator: ": ", maxSplits: 1)
    return "left out: \(name) (\(parts[0]) and \(others): \(parts.dropFirst().joined()))"
  }
}
