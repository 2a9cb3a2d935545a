import Foundation
import Testing

/// The folders of a module, and those in a folder of the shell, depend on each other in one direction, so that each can be read after those below it.
///
/// The compiler's index of the build that runs this test says what depends on what: it knows the members of extensions, too.
@Suite("Dependencies between folders")
struct FolderDependencyTests {
  @Test(
    "No folder depends on a folder that depends on it",
    arguments: SourceIndex.modules
      + SourceIndex.folders(in: SourceIndex.sources + "/ShellCore").map { "ShellCore/\($0)" })
  func folders(_ module: String) throws {
    let references = try SourceIndex.read().references(in: module)
    let cycles = cycles(in: references.betweenFolders)
    #expect(
      cycles.isEmpty,
      "\(cycles.map { "the folders \($0) form a cycle:\n\(references.examples(within: $0))" })")
  }

  @Test(
    "At most six files depend on each other",
    arguments: SourceIndex.modules)
  func files(_ module: String) throws {
    let references = try SourceIndex.read().references(in: module)
    let largest = cycles(in: references.betweenFiles).max { $0.count < $1.count } ?? []
    #expect(largest.count <= 6, "\(largest)")
  }

  @Test("The index knows the members of extensions, and the engine does not know its views")
  func index() throws {
    let references = try SourceIndex.read().references(in: "ComposableArchitecture")
    #expect(references.betweenFiles["Testing/TestStore.swift"]?.isEmpty == false)
    let users = references.betweenFolders.filter { $0.value.contains("Views") }.keys
    #expect(users.sorted() == [], "these folders use the folder Views")
  }

  @Test("A cycle is found with everything that is part of it")
  func cycle() {
    #expect(cycles(in: ["a": ["b"], "b": ["c", "d"], "c": ["a"], "d": []]) == [["a", "b", "c"]])
  }
}

/// The groups of nodes that reach each other, each sorted.
func cycles(in graph: [String: Set<String>]) -> [[String]] {
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
