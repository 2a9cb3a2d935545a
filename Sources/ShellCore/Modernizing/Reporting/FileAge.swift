/// For which version a file is written, and what later versions change.
package struct FileAge: Sendable {
  /// As the user would type it.
  package let path: String
  /// The first version that has everything that the file uses, as far as it is known.
  let since: Version?
  /// The first version that replaces something of it; `nil` if nothing is replaced.
  let until: Version?
  /// The uses of spellings that are replaced, in the order of the file.
  package let uses: [SpellingUse]

  init(_ path: String, _ found: [SpellingUse]) {
    self.path = path
    since = found.compactMap(\.spelling.since).max()
    until = found.compactMap(\.spelling.until).min()
    uses = found.filter { $0.spelling.change != nil }
  }

  /// `Counter.swift is written for version 0.50 or later, before 1.0.`
  package var sentence: String {
    switch (since, until) {
    case (nil, nil): "\(path) uses nothing that a later version changes."
    case (let since?, nil):
      "\(path) is written for version \(since) or later; no later version changes what it uses."
    case (nil, let until?): "\(path) is written for a version before \(until)."
    case (let since?, let until?) where since < until:
      "\(path) is written for version \(since) or later, before \(until)."
    case (let since?, let until?):
      "\(path) is written for version \(since) or later, with spellings from before \(until)."
    }
  }

  /// The spellings that the file uses, each with its lines, in the order of their first uses.
  var rows: [(spelling: Spelling, lines: [Int])] {
    var rows: [(spelling: Spelling, lines: [Int])] = []
    for use in uses {
      let known = rows.firstIndex { $0.spelling.name == use.spelling.name }
      if known == nil { rows.append((use.spelling, [])) }
      rows[known ?? rows.count - 1].lines.append(use.line)
    }
    return rows
  }
}

/// The age of some files of a project.
package struct ProjectAge: Sendable {
  package let files: [FileAge]
  /// The number of files that cannot use the architecture.
  let others: Int

  /// - Parameter files: The paths and the texts of all files. What they declare decides what is a name of the architecture.
  package init(_ files: [(path: String, text: String)]) {
    let sources = files.map { SwiftSource($0.text) }
    let names = ProjectNames(sources)
    let known = zip(files, sources).filter { names.canUseArchitecture($1) }
    self.files = known.map { FileAge($0.path, SpellingFinder($1, names).uses()) }
    others = files.count - known.count
  }
}
