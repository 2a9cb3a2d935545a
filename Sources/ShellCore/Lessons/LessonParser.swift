/// Reads the Markdown file of a lesson. docs/LessonFormat.md describes the format.
///
/// The file is also a scenario: its `tca` blocks before the `goal` block prepare the exercise, those
/// after it are the solution.
struct LessonParser {
  /// One thing that is wrong with a lesson.
  struct Problem: Error, Sendable, Equatable {
    let path: String
    let line: Int
    let message: String

    var text: String { "\(path):\(line): error: \(message)" }
  }

  /// A fenced block of the file.
  private struct Block {
    let kind: String
    let line: Int
    var lines: [String] = []
  }

  private let path: String
  private let source: ScenarioText
  private var texts = LessonTexts()
  private var blocks: [Block] = []
  private(set) var problems: [Problem] = []
  private var task: [String] = []
  /// The fingerprint in a translation.
  private var translated: String?

  private init(_ bytes: [UInt8], path: String) {
    self.path = path
    source = ScenarioText(bytes)
    scan()
  }

  /// Reads a lesson.
  ///
  /// - Parameter path: The path of the file, for errors and to resolve other files.
  static func lesson(
    _ bytes: [UInt8], id: String, path: String
  ) throws(LessonProblems) -> Lesson {
    var parser = LessonParser(bytes, path: path)
    var lesson = Lesson(id: id, texts: LessonTexts())
    do {
      parser.readTranscripts(try ScenarioReader.read(bytes, path: path), &lesson)
    } catch {
      throw LessonProblems(lines: [error.text.trimmingWhitespace])
    }
    parser.readBlocks(&lesson)
    parser.require(lesson)
    guard parser.problems.isEmpty else {
      throw LessonProblems(lines: parser.problems.map(\.text))
    }
    return lesson
  }

  /// Reads a translation: a title, prose, and the blocks `hint`, `mistake` and `remember`.
  ///
  /// - Returns: The texts, and the fingerprint of the texts that they translate.
  static func translation(
    _ bytes: [UInt8], path: String
  ) throws(LessonProblems) -> (texts: LessonTexts, fingerprint: String?) {
    var parser = LessonParser(bytes, path: path)
    var lesson = Lesson(id: "", texts: LessonTexts())
    parser.readBlocks(&lesson)
    guard parser.problems.isEmpty else {
      throw LessonProblems(lines: parser.problems.map(\.text))
    }
    return (lesson.texts, parser.translated)
  }

  private mutating func scan() {
    var scanner = MarkdownScanner()
    var open: Block?
    for line in source.lines {
      let text = String(decoding: line.bytes, as: UTF8.self)
      switch scanner.read(line) {
      case .opening(let fence):
        open = Block(kind: fence.info, line: line.number)
        if isTask, !isKnown(fence.info) { task.append(text) }
      case .content(let bytes):
        open?.lines.append(String(decoding: bytes, as: UTF8.self))
        if isTask, !isKnown(open?.kind ?? "") { task.append(text) }
      case .closing:
        if isTask, !isKnown(open?.kind ?? "") { task.append(text) }
        if let block = open { blocks.append(block) }
        open = nil
      case .heading(1, let title) where texts.title.isEmpty: texts.title = title
      case .heading, .prose: readProse(text)
      }
    }
    texts.task = task.joined(separator: "\n").trimmingWhitespace
  }

  /// The task ends where the first goal or hint begins.
  private var isTask: Bool { !blocks.contains { ["goal", "hint"].contains($0.kind) } }

  private func isKnown(_ kind: String) -> Bool {
    ["tca", "goal", "hint", "mistake", "remember"].contains(kind)
  }

  private mutating func readProse(_ text: String) {
    let start = "<!-- translates: "
    if text.hasPrefix(start), text.hasSuffix(" -->") {
      translated = String(text.dropFirst(start.count).dropLast(4))
    } else if isTask {
      task.append(text)
    }
  }

  private mutating func readTranscripts(_ scenario: Scenario, _ lesson: inout Lesson) {
    let goal = blocks.first { $0.kind == "goal" }?.line ?? .max
    for block in scenario.blocks {
      let lines = block.steps.map(\.command)
      if block.fence.line < goal { lesson.start += lines } else { lesson.solution += lines }
    }
  }

  private mutating func readBlocks(_ lesson: inout Lesson) {
    lesson.texts = texts
    for block in blocks {
      switch block.kind {
      case "goal": readGoals(block, &lesson)
      case "hint": lesson.texts.hints.append(text(block.lines))
      case "mistake": readMistake(block, &lesson)
      case "remember": lesson.texts.summary = text(block.lines)
      default: continue
      }
    }
  }

  private mutating func readGoals(_ block: Block, _ lesson: inout Lesson) {
    for (index, line) in block.lines.enumerated() where !line.trimmingWhitespace.isEmpty {
      if line.hasPrefix("file ") {
        lesson.file = String(line.dropFirst("file ".count))
      } else if line.hasPrefix("then ") {
        let text = String(line.dropFirst("then ".count))
        guard let goal = goal(text, at: block.line + index + 1) else { continue }
        lesson.followUps.append(goal)
        if case .lines = goal { continue }
        report(block.line + index + 1, "expected `lines` after `then`, not `\(text)`")
      } else if let goal = goal(line, at: block.line + index + 1) {
        lesson.goals.append(goal)
      }
    }
  }

  /// The lines `try ...` and `when ...`, a blank line, and the reaction. A translation has only the
  /// reaction.
  private mutating func readMistake(_ block: Block, _ lesson: inout Lesson) {
    var mistake = LessonMistake()
    var index = 0
    while index < block.lines.count {
      let line = block.lines[index]
      if line.hasPrefix("try file ") {
        mistake.file = String(line.dropFirst("try file ".count))
      } else if line.hasPrefix("try ") {
        mistake.attempt.append(String(line.dropFirst("try ".count)))
      } else if line.hasPrefix("when ") {
        let text = String(line.dropFirst("when ".count))
        if let goal = goal(text, at: block.line + index + 1) { mistake.conditions.append(goal) }
      } else {
        break
      }
      index += 1
    }
    lesson.mistakes.append(mistake)
    lesson.texts.mistakes.append(text(Array(block.lines[index...])))
    if lesson.texts.mistakes.last?.isEmpty ?? true {
      report(block.line, "the mistake has no reaction; write it after the conditions")
    }
  }

  private mutating func goal(_ line: String, at number: Int) -> LessonGoal? {
    do {
      return try LessonGoal(line: line.trimmingWhitespace)
    } catch {
      report(number, error.message)
      return nil
    }
  }

  private mutating func require(_ lesson: Lesson) {
    if texts.title.isEmpty { report(1, "the lesson has no title; begin with `# Title`") }
    if texts.task.isEmpty { report(1, "the lesson has no task; write it below the title") }
    if lesson.goals.isEmpty { report(1, "the lesson has no goal; add a ```goal block") }
    // The goal divides the start from the solution.
    if lesson.solution.isEmpty, blocks.contains(where: { $0.kind == "goal" }) {
      report(1, "the lesson has no solution; add a ```tca block after the goal")
    }
    if lesson.texts.summary.isEmpty {
      report(1, "the lesson has nothing to remember; add a ```remember block")
    }
    if !(1...3).contains(lesson.texts.hints.count) {
      report(1, "the lesson has \(lesson.texts.hints.count) hints; expected 1 to 3")
    }
    for block in blocks where block.kind == "mistake" {
      guard !block.lines.contains(where: { $0.hasPrefix("when ") }) else { continue }
      report(block.line, "the mistake has no `when` line")
    }
  }

  private mutating func report(_ line: Int, _ message: String) {
    problems.append(Problem(path: path, line: line, message: message))
  }

  private func text(_ lines: [String]) -> String {
    lines.joined(separator: "\n").trimmingWhitespace
  }
}

/// Everything that is wrong with the files of a course, one line each.
package struct LessonProblems: Error, Equatable {
  var lines: [String]

  package var text: String { lines.joined(separator: "\n") }
}
