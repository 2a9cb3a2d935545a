/// What a learner has done, as a text of one line per lesson:
/// `two-taps solved entries=2 hints=1 solution minutes=3`.
///
/// Lines about lessons that this version does not know are kept.
struct LessonProgress: Sendable, Equatable {
  /// What was done in one lesson.
  struct Record: Sendable, Equatable {
    var isSolved = false
    var isSkipped = false
    /// The fewest changes that led to the goal; `nil` for an exercise in a file.
    var entries: Int?
    /// How many hints were read.
    var hints = 0
    /// Whether the solution was read before the exercise was solved.
    var sawSolution = false
    /// How often it was begun.
    var attempts = 0
  }

  /// The lesson that was begun last.
  var current: String?
  private var ids: [String] = []
  private var records: [String: Record] = [:]

  init() {}

  subscript(id: String) -> Record {
    get { records[id] ?? Record() }
    set {
      if records[id] == nil { ids.append(id) }
      records[id] = newValue
    }
  }

  /// Whether nothing was begun yet.
  var isEmpty: Bool { ids.isEmpty }

  /// Reads the text of a file. Lines that cannot be read are left out.
  init(text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      if words.count == 2, words[0] == "current:" {
        current = words[1]
      } else if let id = words.first {
        self[id] = Record(words: words.dropFirst())
      }
    }
  }

  /// The text of the file.
  var text: String {
    let head = ["# The progress of `tca learn`, one line per exercise."]
    let current = current.map { ["current: \($0)"] } ?? []
    let lines = ids.map { ([$0] + (records[$0]?.words ?? [])).joined(separator: " ") }
    return (head + current + lines).map { $0 + "\n" }.joined()
  }
}

extension LessonProgress.Record {
  fileprivate init(words: ArraySlice<String>) {
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1)
      let number = parts.count == 2 ? Int(parts[1]) : nil
      switch parts[0] {
      case "solved": isSolved = true
      case "skipped": isSkipped = true
      case "solution": sawSolution = true
      case "entries": entries = number
      case "hints": hints = number ?? 0
      case "attempts": attempts = number ?? 0
      default: continue
      }
    }
  }

  fileprivate var words: [String] {
    [
      isSolved ? "solved" : nil, isSkipped ? "skipped" : nil, entries.map { "entries=\($0)" },
      hints > 0 ? "hints=\(hints)" : nil, sawSolution ? "solution" : nil,
      attempts > 0 ? "attempts=\(attempts)" : nil,
    ].compactMap { $0 }
  }
}

/// Where the progress and the learner's files are kept. ShellCore writes no files itself.
package protocol LessonStorage: Sendable {
  /// The text of the progress file; `nil` if there is none.
  func loadProgress() -> String?
  /// Replaces the progress file.
  ///
  /// - Returns: Whether it was written.
  func saveProgress(_ text: String) -> Bool
  /// Creates or replaces a file, and creates its folder.
  ///
  /// - Parameter folder: Nothing outside of this folder is written, also not through links in it.
  /// - Returns: Whether it was written.
  func write(_ bytes: [UInt8], to path: String, beneath folder: String) -> Bool
}
