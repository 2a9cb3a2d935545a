import Foundation
import Testing

/// The folders of a module depend on each other in one direction, so that each of them can be read after those below it.
@Suite("Dependencies between folders")
struct FolderDependencyTests {
  static let modules =
    (try? FileManager.default.contentsOfDirectory(atPath: sources))?.sorted() ?? []
  static let sources = ScenarioFiles.root.appending(path: "Sources").path

  @Test("No folder depends on a folder that depends on it", arguments: modules)
  func folders(_ module: String) throws {
    let references = try TypeReferences(module: module)
    for cycle in cycles(in: references.betweenFolders) {
      Issue.record("the folders \(cycle) form a cycle:\n\(references.examples(within: cycle))")
    }
  }

  @Test("At most five files depend on each other", arguments: modules)
  func files(_ module: String) throws {
    let references = try TypeReferences(module: module)
    for cycle in cycles(in: references.betweenFiles) where cycle.count > 5 {
      Issue.record("the files \(cycle) form a cycle")
    }
  }

  @Test("References in comments, texts and to private types do not count")
  func counting() {
    let references = TypeReferences(sources: [
      "A/One.swift": "struct One { let two: Two }\nprivate struct Three {}",
      "B/Two.swift": "struct Two {\n  // One\n  let text = \"One\"\n  /// One\n}",
      "C/Three.swift": "extension Two {\n  struct Three {}\n}\n",
    ])
    #expect(references.betweenFolders == ["A": ["B"], "C": ["B"]])
    #expect(cycles(in: references.betweenFolders) == [])
  }

  @Test("A cycle is found with everything that is part of it")
  func cycle() {
    #expect(cycles(in: ["a": ["b"], "b": ["c", "d"], "c": ["a"], "d": []]) == [["a", "b", "c"]])
  }
}

/// Which files of a module name a type that another file declares.
private struct TypeReferences {
  private(set) var betweenFiles: [String: Set<String>] = [:]
  private(set) var betweenFolders: [String: Set<String>] = [:]
  private var names: [(from: String, to: String, type: String)] = []

  init(module: String) throws {
    let root = "\(FolderDependencyTests.sources)/\(module)"
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root)
      .filter { $0.hasSuffix(".swift") }
    self.init(
      sources: try Dictionary(
        uniqueKeysWithValues: paths.map {
          ($0, try String(contentsOfFile: "\(root)/\($0)", encoding: .utf8))
        }))
  }

  init(sources: [String: String]) {
    let words = sources.mapValues(Self.words)
    var homes: [String: [String]] = [:]
    for (path, words) in words {
      for name in Set(Self.declared(words)) { homes[name, default: []].append(path) }
    }
    for (path, words) in words.sorted(by: { $0.key < $1.key }) {
      for name in Set(words.map(\.text)).sorted() {
        guard let home = homes[name], home.count == 1, home != [path] else { continue }
        betweenFiles[path, default: []].insert(home[0])
        guard Self.folder(path) != Self.folder(home[0]) else { continue }
        betweenFolders[Self.folder(path), default: []].insert(Self.folder(home[0]))
        names.append((path, home[0], name))
      }
    }
  }

  /// One reference for each dependency of a cycle.
  func examples(within cycle: [String]) -> String {
    var seen: Set<[String]> = []
    return names.compactMap { from, to, type in
      let folders = [Self.folder(from), Self.folder(to)]
      guard folders.allSatisfy(cycle.contains), seen.insert(folders).inserted else { return nil }
      return "  \(from) uses \(type) of \(to)"
    }.joined(separator: "\n")
  }

  private static func folder(_ path: String) -> String {
    path.split(separator: "/").count > 1 ? String(path.split(separator: "/")[0]) : "(root)"
  }

  /// A word of the code, and whether its line is not indented.
  private struct Word {
    let text: String
    let isTopLevel: Bool
  }

  /// The words of a file, without comments and texts.
  private static func words(_ source: String) -> [Word] {
    var words: [Word] = [], isInText = false
    for line in source.split(separator: "\n") {
      let isDelimiter = line.contains("\"\"\"")
      if isDelimiter { isInText.toggle() }
      guard !isDelimiter, !isInText, !line.contains("import ") else { continue }
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      var code = parts.filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }
        .joined(separator: "\"")
      if let comment = code.range(of: "//") { code = String(code[..<comment.lowerBound]) }
      let isTopLevel = !(line.first?.isWhitespace ?? true)
      words += code.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        .map { Word(text: String($0), isTopLevel: isTopLevel) }
    }
    return words
  }

  /// The types that are declared at the top level and visible in the module.
  private static func declared(_ words: [Word]) -> [String] {
    let kinds: Set = ["struct", "class", "enum", "protocol", "actor", "typealias"]
    return words.indices.dropLast().compactMap { index in
      guard words[index].isTopLevel, kinds.contains(words[index].text) else { return nil }
      let modifiers = words[..<index].suffix(3).map(\.text)
      guard !modifiers.contains("private"), !modifiers.contains("fileprivate") else { return nil }
      return words[index + 1].text
    }
  }
}

/// The groups of nodes that reach each other, each sorted.
private func cycles(in graph: [String: Set<String>]) -> [[String]] {
  let reachable = Dictionary(
    uniqueKeysWithValues: graph.keys.map { ($0, reached(from: $0, in: graph)) })
  let groups = reachable.compactMap { node, others -> [String]? in
    guard others.contains(node) else { return nil }
    return others.filter { reachable[$0]?.contains(node) ?? false }.sorted()
  }
  return Set(groups).filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
}

private func reached(from start: String, in graph: [String: Set<String>]) -> Set<String> {
  var found: Set<String> = [], pending = Array(graph[start] ?? [])
  while let node = pending.popLast() {
    if found.insert(node).inserted { pending += graph[node] ?? [] }
  }
  return found
}
