import Foundation
import Testing

/// A type that is spread over many files is still one type, so its members are counted over all its extensions.
@Suite("Sizes of types")
struct TypeSizeTests {
  /// All modules but those whose API is that of Apple's platforms.
  static let modules = SourceIndex.modules.filter { $0 != "AppleStubs" }

  private static let sizes = Result { try TypeSize.ofTypes(in: modules) }

  /// The types that may be larger, and why.
  private static let exceptions: [String: TypeSize] = [
    // The API of these is given by TCA, SwiftUI, and the standard library.
    "ComposableArchitecture.AnyCasePath": TypeSize(members: 38, lines: 310),
    "ComposableArchitecture.DependencyValues": TypeSize(members: 59, lines: 460),
    "ComposableArchitecture.Effect": TypeSize(members: 38, lines: 400),
    "ComposableArchitecture.IdentifiedArray": TypeSize(members: 86, lines: 680),
    "ComposableArchitecture.Reducer": TypeSize(members: 38, lines: 860),
    "ComposableArchitecture.Shared": TypeSize(members: 51, lines: 300),
    "ComposableArchitecture.SharedReader": TypeSize(members: 33, lines: 160),
    "ComposableArchitecture.StackState": TypeSize(members: 30, lines: 180),
    "ComposableArchitecture.Store": TypeSize(members: 108, lines: 1140),
    "ComposableArchitecture.TestStore": TypeSize(members: 51, lines: 800),
    "ComposableArchitecture.ViewStore": TypeSize(members: 31, lines: 280),
    "ComposableCombine.PublisherEffect": TypeSize(members: 54, lines: 490),
    "ComposableFeatures.FeatureProtocol": TypeSize(members: 40, lines: 360),
    "ComposableFeatures.Store": TypeSize(members: 53, lines: 410),
    "TerminalUI.EnvironmentValues": TypeSize(members: 50, lines: 220),
    "TerminalUI.Text": TypeSize(members: 32, lines: 140),
    "TerminalUI.View": TypeSize(members: 447, lines: 1340),
    "ViewValues.Animation": TypeSize(members: 29, lines: 90),
    "ViewValues.Binding": TypeSize(members: 26, lines: 200),
    "ViewValues.Color": TypeSize(members: 29, lines: 150),
    // Tables with one member for each row: the code of a warning, a phrase, a part of a session that a command can take by its key path.
    "ComposableArchitecture.RuntimeWarning": TypeSize(members: 44, lines: 490),
    "ShellCore.LessonEvidence": TypeSize(members: 27, lines: 100),
    "ShellCore.LessonPhrases": TypeSize(members: 46, lines: 387),
    "ShellCore.CommandNeeds": TypeSize(members: 35, lines: 150),
    // What is known about an effect, and what can be done with it.
    "ComposableArchitecture.RunningEffect": TypeSize(members: 29, lines: 160),
    // The running feature, and those that `undo` and `redo` return to: what every command may ask about them.
    "ShellCore.SessionFeatures": TypeSize(members: 34, lines: 240),
    // The requirements of a loaded feature, which keeps its store. Those of 2.0 have another.
    "ShellCore.TypedSessionStore": TypeSize(members: 75, lines: 410),
    "ShellCore.FeatureSessionStore": TypeSize(members: 72, lines: 320),
    // What a store of 2.0 runs, and what a shell observes and controls of it.
    "ComposableFeatures.FeatureRuntime": TypeSize(members: 42, lines: 240),
    "ComposableFeatures.FeatureSession": TypeSize(members: 47, lines: 300),
    // A mounted feature: its state, its parts, its end, and what a shell keeps of it.
    "ComposableFeatures.AnyNode": TypeSize(members: 30, lines: 120),
    "ComposableFeatures.Node": TypeSize(members: 38, lines: 240),
    // All that a search can do with a store: steps, marks, and the way back.
    "Exploration.Machine": TypeSize(members: 27, lines: 180),
    // Reads the line of a search: a function for each part.
    "ShellCore.ExploreReader": TypeSize(members: 27, lines: 290),
    // Decides the steps of an exported test: a function for each kind of entry.
    "ShellCore.ExportedTestBuilder": TypeSize(members: 38, lines: 440),
    // A test as data: a property for each part of its file.
    "ShellCore.ExportedTest": TypeSize(members: 26, lines: 190),
    // What a message of the compiler is about: a property for each kind.
    "SourceLoading.CompilerMessage": TypeSize(members: 29, lines: 220),
    // Swift code as words and declarations, and what each rewriting asks about it.
    "ShellCore.SwiftSource": TypeSize(members: 63, lines: 500),
    // Writes a value as code: a function for each kind of value.
    "ShellCore.SwiftLiteral": TypeSize(members: 34, lines: 420),
    // The files of a project, and what is asked about all of them.
    "SourceLoading.SourceSet": TypeSize(members: 26, lines: 240),
  ]

  @Test("A type has at most 25 members and 500 lines")
  func sizes() throws {
    let sizes = try Self.sizes.get()
    try #require(sizes.count > 1000)
    for (name, size) in sizes {
      let limit = Self.exceptions[name] ?? .most
      #expect(size.members <= limit.members && size.lines <= limit.lines, "\(name): \(size)")
    }
  }

  @Test("Each exception is needed")
  func exceptions() throws {
    let sizes = try Self.sizes.get()
    for name in Self.exceptions.keys {
      let size = try #require(sizes[name], "\(name) does not exist")
      #expect(
        size.members > TypeSize.most.members || size.lines > TypeSize.most.lines,
        "\(name): \(size)")
    }
  }

  @Test("Members of extensions count, members of nested types and local variables do not")
  func counting() {
    let source = """
      public struct Counter {
        private(set) var count = 0
        struct Part {
          var text = ""
        }
        func add() {
          let sum = 1
        }
      }

      extension Counter {
        @inlinable init() {}
      }
      """
    #expect(TypeSize.ofTypes(inSource: source) == ["Counter": TypeSize(members: 3, lines: 12)])
  }
}

/// The members and the lines of a type with all its extensions.
private struct TypeSize: Equatable {
  var members: Int
  var lines: Int

  /// The largest size without an exception.
  static let most = TypeSize(members: 25, lines: 500)

  /// The sizes of the types of some modules, by `Module.Type`.
  static func ofTypes(in modules: [String]) throws -> [String: TypeSize] {
    var sizes: [String: TypeSize] = [:]
    for module in modules {
      let root = "\(SourceIndex.sources)/\(module)"
      for file in try FileManager.default.subpathsOfDirectory(atPath: root)
      where file.hasSuffix(".swift") {
        let source = try String(contentsOfFile: "\(root)/\(file)", encoding: .utf8)
        for (name, size) in ofTypes(inSource: source) {
          sizes["\(module).\(name)", default: .zero].add(size)
        }
      }
    }
    return sizes
  }

  static func ofTypes(inSource source: String) -> [String: TypeSize] {
    var sizes: [String: TypeSize] = [:], current: String?
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if !line.hasPrefix(" "), let name = typeName(in: line) { current = name }
      guard let name = current else { continue }
      sizes[name, default: .zero].add(TypeSize(members: isMember(line) ? 1 : 0, lines: 1))
      if line.hasPrefix("}") || line.hasSuffix("{}") && !line.hasPrefix(" ") { current = nil }
    }
    return sizes
  }

  private static let zero = TypeSize(members: 0, lines: 0)

  private mutating func add(_ other: TypeSize) {
    members += other.members
    lines += other.lines
  }

  /// The type that a line at the left margin declares or extends.
  private static func typeName(in line: Substring) -> String? {
    let words = words(of: line)
    let kinds: Set = ["class", "struct", "enum", "actor", "extension"]
    guard let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count,
      words[..<kind].allSatisfy(isModifier)
    else { return nil }
    return words[kind + 1].split { !($0.isLetter || $0.isNumber || $0 == "_") }.first.map {
      String($0)
    }
  }

  /// Whether a line declares a member of a type at the left margin.
  private static func isMember(_ line: Substring) -> Bool {
    guard line.hasPrefix("  "), !line.hasPrefix("   ") else { return false }
    let kinds: Set = ["func", "var", "let", "init", "subscript"]
    let first = words(of: line).first { !isModifier($0) }
    return first.map { kinds.contains(String($0.prefix(while: \.isLetter))) } ?? false
  }

  private static func words(of line: Substring) -> [String] {
    line.split(separator: " ").map(String.init)
  }

  private static func isModifier(_ word: String) -> Bool {
    let modifiers: Set = [
      "public", "package", "private", "fileprivate", "final", "open", "indirect", "static",
      "mutating", "nonmutating", "nonisolated", "override", "lazy", "weak", "private(set)",
      "package(set)", "internal(set)", "nonisolated(unsafe)", "convenience", "class", "prefix",
    ]
    return word.hasPrefix("@") || modifiers.contains(word)
  }
}
