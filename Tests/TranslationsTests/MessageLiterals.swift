@testable import ShellCore

/// The literals of the sources that users read as messages, as far as a terminal translates them.
///
/// A literal is told apart by where it is: in a module whose texts reach the prompt, and not passed to something that compares it, stops
/// the program, or writes it into a file.
enum MessageLiterals {
  struct Message: Hashable {
    let text: String
    let place: String
  }

  /// Folders whose texts are not messages, and what they are.
  static let otherTexts = [
    "AppleStubs": "code for loaded files",
    "Companions": "code for loaded files",
    "ComposableArchitecture/Changes": "changes, as the library prints them",
    "ComposableFeatures/Features": "names, as traces show them",
    "ComposableFeatures/Runtime/FeatureIssue.swift": "errors in the language of the code",
    "ComposableFeatures/Runtime/FeatureLogger.swift": "changes, as the library prints them",
    "ComposableFeatures/Runtime/FeatureTask.swift": "names, as lists of effects show them",
    "ComposableFeatures/Sessions": "names, as traces show them",
    "ComposableFeatures/Snapshots": "states, as the library prints them",
    "ComposableFeatures/Store": "code for loaded files",
    "ComposableFeatures/Testing": "failures of tests, in the language of the code",
    "ComposableFeatures/Unavailable.swift": "messages of the compiler",
    "ComposableArchitectureMacros": "code that macros write",
    "ComposableShell/Checking": "reports of `check`, which programs compare",
    "Exploration": "tests in the language of the code",
    "ShellCore/Exporting": "exported files",
    "ShellCore/Lessons": "the course, which has texts in each language; and errors for its authors",
    "ShellCore/Features/Imported": "the log of an app",
    "ShellCore/Features/JSON": "exported files",
    "ShellCore/Features/Rendering": "what a feature did, as scenarios contain it",
    "LogReading": "the log of an app",
    "MacroExpansion": "code that macros write, and messages of the compiler",
    "ShellCore/MessageMatching": "texts to recognize",
    "ComposableShell/ModelContext": "a protocol, which programs read",
    "ComposableShell/PackageChecks": "reports of `ci`, which programs compare",
    "ShellCore/Modernizing/Rewriting": "code that is rewritten",
    "Reflection": "failures that stop the program",
    "RoomContents": "records, and a page that has its own languages",
    "RoomServer": "answers to programs",
    "ShellCore/Room/RoomChoices.swift": "changes, as the library prints them",
    "ScenarioFormat": "reports of `check`, which programs compare",
    "ShellCore/Commands/CommandManual.swift": "the manual, a file",
    "ShellCore/Explaining/HangulKeys.swift": "keys of a keyboard",
    "ShellCore/Explaining/Pages.swift": "names of pages",
    "ShellCore/Packages": "files of a new package",
    "ShellCore/Trying/LessonChecker.swift": "errors for the authors of a course",
    "ShellCore/Trying/LessonProof.swift": "errors for the authors of a course",
    "ShellCore/Trying/LessonProof+Prompt.swift": "errors for the authors of a course",
    "ShellCore/Lessons/MutatedSolution.swift": "errors for the authors of a course",
    "ShellCore/Lessons/ReducedSolution.swift": "errors for the authors of a course",
    "SourceLoading/Collecting/AssetCatalogs.swift": "code for loaded files",
    "SourceLoading/Collecting/TuistAssets.swift": "code for loaded files",
    "SourceLoading/Compiling/CompilerMessage.swift": "messages of the compiler to recognize",
    "SourceLoading/Compiling/ProvidedModules.swift": "code for loaded files",
    "SourceLoading/Passes": "code for loaded files",
    "SourceLoading/Pruning": "code for loaded files, and errors in the compiler's words",
    "SourceLoading/Shim": "code for loaded files",
    "SourceLoading/Pruning/OldReducer.swift": "what the compiler would say",
    "SourceLoading/Environments": "code for loaded files",
    "SourceLoading/Outline": "words of Swift",
    "SwiftReading": "words of Swift",
    "ShellCore/Slides": "slides",
    "TerminalUI": "what a feature draws",
    "TestFunctions": "the interface of Swift Testing",
    "ShellCore/Translations": "translations",
    "ViewValues": "what a feature draws",
    "WorkshopFeatures": "example features",
  ]

  /// Uses of a literal that make it no message.
  private static let otherUses: Set<String> = [
    "==", "case", "for", ".utf8", "=sign", "=words", "=less", "=moreLines", "words",
    "precondition", "preconditionFailure", "fatalError", "assertionFailure", "assert", "available",
    "hasPrefix", "hasSuffix", "contains", "first", "firstRange", "range", "ranges", "replacing",
    "replacingOccurrences", "split", "components", "trimmingPrefix", "Regex", "firstIndex",
    "deviceStop", "SourceText", "Pattern(text:)", "to(in:)",
    // Forms of lines that name a file.
    "creates", "reads", "replaces", "folder", "program",
  ]

  static func all(in root: URL) throws -> [Message] {
    let sources = root.appending(path: "Sources")
    let files = FileManager.default.enumerator(atPath: sources.path)?.allObjects as? [String] ?? []
    return try files.sorted().filter { $0.hasSuffix(".swift") }.flatMap { file in
      try messages(in: String(contentsOf: sources.appending(path: file), encoding: .utf8), file)
    } + spellings
  }

  /// What `doctor` says about spellings, which are in a file of their own.
  private static let spellings = SpellingTable.all.flatMap { spelling in
    [spelling.name, spelling.today, spelling.reason, spelling.next].filter(isProse).map {
      Message(text: $0, place: "ShellCore/Modernizing/Texts/Spellings.txt")
    }
  }

  static func messages(in text: String, _ file: String) -> [Message] {
    // Folders of other texts refuse lines, too.
    let isOther = otherTexts.keys.contains { file == $0 || file.hasPrefix($0 + "/") }
    return LiteralReader.literals(in: text).filter { literal in
      isMessage(literal) && (!isOther || literal.uses.contains("InputError(_:)"))
    }.flatMap { literal in
      parts(of: literal).map { Message(text: $0, place: "\(file):\(literal.line)") }
    }
  }

  private static func isMessage(_ literal: SourceLiteral) -> Bool {
    !literal.uses.contains { use in
      otherUses.contains(use) || otherUses.contains(String(use.prefix { $0 != "(" && $0 != "{" }))
    }
  }

  /// The parts that are translated: the paragraphs and notes of help, otherwise the lines.
  private static func parts(of literal: SourceLiteral) -> [String] {
    let isHelp = literal.uses.contains { $0.hasSuffix("(details:)") }
    let lines =
      isHelp
      ? HelpDetails(literal.template).texts
      : literal.template.split(separator: "\n").map { HelpDetails.note(ofRow: $0) }
    return lines.map(withoutMarker).filter(isProse)
  }

  private static func withoutMarker(_ line: String) -> String {
    var line = line.drop { $0 == " " }
    for marker in ["error: ", "warning: ", "note: ", "- "] where line.hasPrefix(marker) {
      line = line.dropFirst(marker.count)
    }
    return String(line)
  }

  /// Whether a text contains words of English: two outside of code.
  private static func isProse(_ text: String) -> Bool {
    // A directive, a comment, or HTML is code.
    guard text.contains(" "), !text.hasPrefix("//"), !text.contains(#/^[#<][a-z]/#) else {
      return false
    }
    let isKorean = text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
    let prose = text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: " ` ")
    let words = prose.matches(of: #/(?:^|[ (])[A-Za-z]?[a-z']+(?=[ ,;:.?)]|$)/#)
    return !isKorean && words.count > 1
  }
}
