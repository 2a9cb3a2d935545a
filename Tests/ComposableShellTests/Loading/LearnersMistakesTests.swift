import Testing

@testable import ComposableShell
@testable import ShellCore

/// The answers to mistakes that learners make, as Mistakes.md lists them.
@Suite("Answers to learners' mistakes")
struct LearnersMistakesTests {
  @Test("Every mistake has the output that Mistakes.md lists")
  func answers() async throws {
    let list = try MistakeList(contentsOf: Self.file)
    #expect(list.mistakes.count >= 40)
    let answers = await Self.answers(to: list.mistakes)
    if ProcessInfo.processInfo.environment["UPDATE_MISTAKES"] != nil {
      try list.text(with: answers).write(to: Self.file, atomically: true, encoding: .utf8)
    }
    for (mistake, answer) in zip(list.mistakes, answers) {
      #expect(answer == mistake.answer, "\(mistake.title)")
    }
  }

  @Test("The output for one mistake has at most eight lines")
  func length() throws {
    for mistake in try MistakeList(contentsOf: Self.file).mistakes {
      #expect(mistake.answer.split(separator: "\n").count <= 8, "\(mistake.title)")
    }
  }

  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Mistakes.md")

  /// Loads the files, four at a time.
  private static func answers(to mistakes: [MistakeList.Mistake]) async -> [String] {
    await withTaskGroup(of: (Int, String).self) { group in
      var answers = [String](repeating: "", count: mistakes.count)
      for (index, mistake) in mistakes.enumerated() {
        if index >= 4, let (done, answer) = await group.next() { answers[done] = answer }
        group.addTask { (index, await answer(to: mistake.source)) }
      }
      for await (done, answer) in group { answers[done] = answer }
      return answers
    }
  }

  @MainActor
  private static func answer(to source: String) async -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tca-mistake-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try source.write(to: folder.appending(path: "X.swift"), atomically: true, encoding: .utf8)
    } catch { return "\(error)" }
    let session = Session(features: [], folder: folder.path, files: LocalFileSystem())
    session.workspace.loader = CodeLoader {
      try SwiftToolchain(
        build: .ofThisProgram, path: ProcessInfo.processInfo.environment["PATH"])
    }
    return await session.evaluate("load X.swift").text
  }
}

/// The sections of Mistakes.md.
private struct MistakeList {
  struct Mistake: Sendable {
    let title: String
    let source: String
    let answer: String
  }

  private(set) var mistakes: [Mistake] = []
  private let document: String

  init(contentsOf file: URL) throws {
    document = try String(contentsOf: file, encoding: .utf8)
    var features: [String: String] = [:]
    for section in document.split(separator: "\n# Feature: ").dropFirst() {
      let name = String(section.prefix { $0 != "\n" })
      features[name] = Self.block("swift", in: section)?.text
    }
    for section in document.split(separator: "\n## ").dropFirst() {
      guard let change = Self.block("diff", in: section),
        let answer = Self.block("text", in: section),
        let feature = features[change.detail]
      else { throw Unreadable(section: String(section)) }
      mistakes.append(
        Mistake(
          title: String(section.prefix { $0 != "\n" }),
          source: try Self.applying(change.text, to: feature), answer: answer.text))
    }
  }

  struct Unreadable: Error { let section: String }

  /// The document with the given outputs.
  func text(with answers: [String]) -> String {
    let parts = document.components(separatedBy: "```text\n")
    return parts[0]
      + zip(parts.dropFirst(), answers).map { part, answer in
        "```text\n\(answer)\n```" + part[part.range(of: "```")!.upperBound...]
      }.joined()
  }

  private static func block(
    _ language: String, in section: Substring
  ) -> (detail: String, text: String)? {
    guard let start = section.range(of: "```\(language)") else { return nil }
    let rest = section[start.upperBound...]
    guard let line = rest.firstIndex(of: "\n"),
      let end = rest[line...].range(of: "\n```")
    else { return nil }
    let detail = rest[..<line].trimmingCharacters(in: .whitespaces)
    guard line < end.lowerBound else { return (detail, "") }
    return (detail, String(rest[rest.index(after: line)..<end.lowerBound]))
  }

  /// Replaces the lines that begin with `-` by those that begin with `+`, in each hunk.
  private static func applying(_ change: String, to source: String) throws -> String {
    var text = source + "\n"
    for hunk in "\n\(change)".components(separatedBy: "\n@@").dropFirst() {
      func lines(_ mark: Character) -> String {
        hunk.split(separator: "\n").filter { $0.first == mark }.map { $0.dropFirst() + "\n" }
          .joined()
      }
      guard let range = text.range(of: lines("-")) else { throw Unreadable(section: change) }
      text.replaceSubrange(range, with: lines("+"))
    }
    return text
  }
}
