import Foundation
import Testing

/// A type that is spread over many files is still one type, so its members are counted over all its extensions.
@Suite("Sizes of types")
struct TypeSizeTests {
  /// The modules that are checked.
  private static let modules = [
    "ComposableArchitecture", "ComposableCombine", "MacroExpansion", "Reflection", "TerminalUI",
    "TestCases", "TestFunctions", "ViewValues",
  ]

  /// The types that are larger, with the members and lines that they may have. A number only ever becomes smaller, but for types
  /// whose API is given.
  private static let exceptions: [String: TypeSize] = [
    // The API of these is given by TCA, SwiftUI, and the standard library.
    "Animation": TypeSize(members: 27, lines: 80),
    "AnyCasePath": TypeSize(members: 38, lines: 310),
    "Binding": TypeSize(members: 26, lines: 200),
    "Color": TypeSize(members: 29, lines: 150),
    "DependencyValues": TypeSize(members: 50, lines: 390),
    "Effect": TypeSize(members: 38, lines: 400),
    "EnvironmentValues": TypeSize(members: 45, lines: 220),
    "IdentifiedArray": TypeSize(members: 86, lines: 680),
    "Reducer": TypeSize(members: 38, lines: 860),
    "Shared": TypeSize(members: 50, lines: 300),
    "SharedReader": TypeSize(members: 32, lines: 160),
    "StackState": TypeSize(members: 26, lines: 180),
    "Store": TypeSize(members: 97, lines: 1030),
    "TestStore": TypeSize(members: 50, lines: 790),
    "Text": TypeSize(members: 32, lines: 140),
    "View": TypeSize(members: 420, lines: 1320),
    "ViewStore": TypeSize(members: 31, lines: 280),
    // One member for each code of a warning, for each kind of node, and for each way to store a value.
    "CaseAccess": TypeSize(members: 28, lines: 240),
    "LayoutNode": TypeSize(members: 34, lines: 410),
    "Renderer": TypeSize(members: 35, lines: 460),
    "RuntimeWarning": TypeSize(members: 40, lines: 430),
    // To become smaller.
    "Endpoint": TypeSize(members: 26, lines: 210),
    "StoredReference": TypeSize(members: 30, lines: 190),
    "TestRecord": TypeSize(members: 28, lines: 230),
  ]

  @Test("A type has at most 25 members and 500 lines", arguments: modules)
  func sizes(_ module: String) throws {
    for (name, size) in try TypeSize.ofTypes(in: module) {
      let limit = Self.exceptions[name] ?? TypeSize(members: 25, lines: 500)
      #expect(size.members <= limit.members && size.lines <= limit.lines, "\(name): \(size)")
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

  static func ofTypes(in module: String) throws -> [String: TypeSize] {
    let root = "\(SourceIndex.sources)/\(module)"
    let files = try FileManager.default.subpathsOfDirectory(atPath: root)
      .filter { $0.hasSuffix(".swift") }
    var sizes: [String: TypeSize] = [:]
    for file in files {
      let source = try String(contentsOfFile: "\(root)/\(file)", encoding: .utf8)
      for (name, size) in ofTypes(inSource: source) { sizes[name, default: .zero].add(size) }
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
      "package(set)", "nonisolated(unsafe)", "convenience", "class", "prefix",
    ]
    return word.hasPrefix("@") || modifiers.contains(word)
  }
}
