import ActionSyntax

/// The output of the compiler.
package struct CompilerReport: Sendable, Equatable {
  package let isSuccess: Bool
  /// The output without surrounding white space.
  package let text: String

  /// The output of a compiler that has not run.
  static let silence = CompilerReport(isSuccess: false, text: "")

  package init(isSuccess: Bool, text: String) {
    self.isSuccess = isSuccess
    self.text = String(text[...].trimmingWhitespace)
  }

  /// Separates the messages about some files, with their notes, from all other text.
  func parting(_ files: Set<String>) -> (messages: CompilerReport, others: CompilerReport) {
    var parts: [Bool: [Substring]] = [:]
    var isPart = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let file = CompilerMessage.fileOfMessage(line) { isPart = files.contains(file) }
      parts[isPart, default: []].append(line)
    }
    func report(_ isPart: Bool) -> CompilerReport {
      CompilerReport(isSuccess: isSuccess, text: parts[isPart, default: []].joined(separator: "\n"))
    }
    return (report(true), report(false))
  }

  /// The messages in the order of files, each once. Several processes print theirs in any order.
  func ordered(by files: [String]) -> CompilerReport {
    var blocks: [String: [String]] = [:]
    var file = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let next = CompilerMessage.fileOfMessage(line) {
        file = next
        blocks[file, default: []].append(String(line))
      } else if blocks[file] == nil {
        blocks[file] = [String(line)]
      } else {
        blocks[file]![blocks[file]!.count - 1] += "\n\(line)"
      }
    }
    let others = blocks.keys.filter { !files.contains($0) }.sorted()
    var seen: Set<String> = []
    let ordered = (others + files).flatMap { blocks[$0, default: []] }
      .filter { seen.insert($0).inserted }
    return CompilerReport(isSuccess: isSuccess, text: ordered.joined(separator: "\n"))
  }

  /// The parameters that a call lacks: `missing arguments for parameters 'id', 'name'`.
  package var missingParameters: [String] {
    guard let start = text.range(of: "missing argument") else { return [] }
    let line = text[start.lowerBound...].prefix { !$0.isNewline }
    guard line.contains("parameter") else { return [] }
    return line.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }

  /// Whether the compiler crashed.
  var isCrash: Bool {
    text.contains("Please submit a bug report") || text.contains("Stack dump:")
      || text.contains("compile command failed due to signal")
  }

  /// The program that could not start and the library that it lacks, as the dynamic linker says it.
  var missingLibrary: (program: String, library: String)? {
    let words = ": error while loading shared libraries: "
    guard let start = text.range(of: words) else { return nil }
    let path = text[..<start.lowerBound].split(whereSeparator: \.isNewline).last ?? "swiftc"
    let program = path.split(separator: "/").last ?? path
    return (
      String(program), String(text[start.upperBound...].prefix { $0 != ":" && !$0.isNewline })
    )
  }

  /// Whether the failure follows from the sources alone, and not from a full disk, a missing library, or a compiler that was killed.
  package var followsFromSources: Bool {
    !isCrash && missingLibrary == nil && !isOfAnotherToolchain && text.contains(": error: ")
      && !text.contains("no such module") && !text.contains("error: unable to")
      && !text.contains("<unknown>:0: error:")
  }

  /// Whether the modules were built by another compiler.
  var isOfAnotherToolchain: Bool {
    text.contains("module compiled with Swift")
      || text.contains("was created by a newer version of the compiler")
      || text.contains("was created by an older version of the compiler")
      || text.contains("compiled module was created by a different version of the compiler")
  }
}

/// Sources that do not compile.
package struct CompilerErrors: Error, Equatable {
  /// The errors that caused the others.
  package var text: String
  /// Everything that the compiler said.
  package let full: String
  /// What was left out before.
  var leftOut: [LeftOut] = []
}

/// What the compiler said in several runs, each message once.
struct CompilerTranscript: Equatable {
  private var messages: [String] = []
  private var seen: Set<String> = []

  init() {}

  var text: String { messages.joined(separator: "\n") }

  /// Adds the output of a run.
  mutating func add(_ output: String) {
    var message: [Substring] = []
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if CompilerMessage.fileOfMessage(line) != nil { end(&message) }
      message.append(line)
    }
    end(&message)
  }

  private mutating func end(_ message: inout [Substring]) {
    var text = ExpansionName.removePaths(from: message.joined(separator: "\n"))
    // A member of a stand-in has a type that no one has written.
    if text.has("StandInMember<") {
      text.replace(/(?:StandInMember<)+([\w.]+)>+/) { String($0.1) }
    }
    if let first = message.first, !text.allSatisfy(\.isWhitespace),
      seen.insert(String(first)).inserted
    {
      messages.append(text)
    }
    message = []
  }
}
