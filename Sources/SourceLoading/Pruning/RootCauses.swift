import ActionSyntax
import TerminalUI

/// The errors of a file that caused the others, as a text of a few lines.
///
/// ```
/// Counter.swift:12:15: error: value of type 'Counter.State' has no member 'cont'
///   12 |       state.cont += 1
///      |             ^ did you mean count?
/// 14 more errors probably follow from this one; `explain` shows everything the compiler said
/// ```
struct RootCauses: Equatable {
  let text: String

  /// - Parameters:
  ///   - report: The output of the compiler (`-diagnostic-style llvm`).
  ///   - leftOut: What was left out of the sources before, as lines of text.
  init(_ report: CompilerReport, in sources: SourceSet, leftOut: [LeftOut] = []) {
    self.init(
      CompilerMessage.errors(in: report.text, of: sources), in: report, of: sources,
      leftOut: leftOut)
  }

  /// - Parameters:
  ///   - errors: Those of the report, or of an earlier one that explains them.
  ///   - neighbors: The files around the sources.
  init(
    _ errors: [CompilerMessage], in report: CompilerReport, of sources: SourceSet,
    leftOut: [LeftOut], neighbors: NeighboringFiles? = nil
  ) {
    // Errors in the code of macros are consequences of errors in the sources.
    let ours = errors.filter { sources.file(named: $0.location.file) != nil }
    let causes = Self.causes(of: ours.isEmpty ? errors : ours)
    guard !causes.isEmpty else {
      text = Self.crash(report) ?? Self.unreadable(report)
      return
    }
    let advice = ErrorAdvice(sources: sources, leftOut: leftOut, neighbors: neighbors)
    if let old = ours.first(where: \.isAboutReducerWithEnvironment) {
      text = Self.lines(of: old, advice: advice, in: sources).joined(separator: "\n")
      return
    }
    // Several errors may be consequences of the same mistake.
    var seen: Set<[String]> = []
    var lines = causes.prefix(Self.mostCauses).map { cause in
      Self.lines(of: cause, advice: advice, in: sources)
    }.filter { seen.insert($0).inserted }.flatMap { $0 }
    if let crash = Self.crash(report) { lines.insert(crash, at: 0) }
    let others = errors.count - min(causes.count, Self.mostCauses)
    if let count = Self.count(others, causes: causes.count) { lines.append(count) }
    text = lines.joined(separator: "\n")
  }

  private static let mostCauses = 3

  /// The errors with the lowest rank. A name that is missing several times is one cause, and so is a line.
  static func causes(of errors: [CompilerMessage]) -> [CompilerMessage] {
    guard let rank = errors.map(\.rank).min() else { return [] }
    if rank == .consequence {
      let conformance = errors.first { $0.notes.contains { $0.hasPrefix("protocol requires") } }
      return [conformance ?? errors[0]]
    }
    var names: Set<String> = []
    var conformances: Set<String> = []
    var lines: Set<String> = []
    // Of several errors in a line, the one about a member that does not exist is the most useful.
    let (precise, others) = (errors.filter(\.isAboutMember), errors.filter { !$0.isAboutMember })
    return (precise + others).filter { error in
      guard error.rank == rank else { return false }
      if let name = error.unknownName { return names.insert(name).inserted }
      if rank == .rootCause, !conformances.insert(error.text).inserted { return false }
      // After one syntax error, the compiler misreads the rest.
      return lines.insert(rank == .syntax ? error.location.file : error.location.place).inserted
    }.sorted { $0.location < $1.location }
  }

  private static func lines(
    of cause: CompilerMessage, advice: ErrorAdvice, in sources: SourceSet
  ) -> [String] {
    let cause = advice.located(cause)
    let (location, advice) = (cause.location, advice.advice(for: cause))
    let message = CaseKeyPaths.plain(advice.message ?? cause.text)
    var lines = ["\(location.file):\(location.line):\(location.column): error: \(message)"]
    guard let source = sources.line(at: location) else {
      lines[0] = ExpansionName.removePaths(from: lines[0])
      return lines + (advice.hint.map { ["  \($0)"] } ?? [])
    }
    let number = String(location.line)
    let before = String(decoding: source.utf8.prefix(location.column - 1), as: UTF8.self)
    let indent = source.prefix { $0 == " " || $0 == "\t" }.count
    let shown = source.dropFirst(indent)
    let mark = ColumnWidth.of(before.dropFirst(indent))
    lines.append("  \(number) | \(Self.cut(shown))")
    let margin = String(repeating: " ", count: number.count + 2) + " | "
    lines.append(margin + String(repeating: " ", count: mark) + "^")
    if let hint = advice.hint { lines.append("  \(hint)") }
    return lines
  }

  private static func count(_ others: Int, causes: Int) -> String? {
    guard others > 0 else { return nil }
    let errors = others == 1 ? "1 more error" : "\(others) more errors"
    let relation = causes <= mostCauses ? ", probably a consequence" : ""
    return "\(errors)\(relation); `explain` shows the compiler's full text"
  }

  private static func cut(_ line: Substring) -> String {
    line.count <= 100 ? String(line) : line.prefix(99) + "…"
  }

  /// The line about a compiler that crashed.
  private static func crash(_ report: CompilerReport) -> String? {
    guard report.isCrash else { return nil }
    return
      "error: the Swift compiler itself crashed; correct its first error, or simplify the code that it names"
  }

  private static func unreadable(_ report: CompilerReport) -> String {
    if let (program, library) = report.missingLibrary {
      return
        "error: `\(program)` in PATH cannot run, because \(library) is not installed; install the package that contains it"
    }
    let lines = report.text.split(separator: "\n").filter { $0.contains("error:") }
    let shown = lines.isEmpty ? report.text.split(separator: "\n").prefix(4) : lines.prefix(3)
    return shown.isEmpty
      ? "error: the compiler failed without a message"
      : shown.joined(separator: "\n")
  }
}
