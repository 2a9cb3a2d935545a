import ScenarioFormat

/// A scenario that grows at its end, complete behind each addition.
struct RecordingText {
  /// What is added to the file: text that takes the place of its last bytes.
  struct Addition: Equatable {
    /// How many bytes at the end of the file it takes the place of.
    var replaced = 0
    var text = ""
  }

  private var isEmpty = true
  /// The fence that closes the block at the end; nil: it ends in prose.
  private var fence: String?

  /// Adds commands: to the block at the end, or in a block of their own.
  mutating func add(_ entries: [TranscriptWriter.Entry]) -> Addition {
    guard !entries.isEmpty else { return Addition() }
    let lines = entries.flatMap(TranscriptWriter.lines)
    let longest = lines.map(TranscriptWriter.longestBacktickRun).max() ?? 0
    if let fence, longest < fence.count {
      return Addition(
        replaced: fence.utf8.count + 1,
        text: (lines + [fence]).map { $0 + "\n" }.joined())
    }
    fence = String(repeating: "`", count: max(3, longest + 1))
    return paragraph(TranscriptWriter.block(entries))
  }

  /// Adds a paragraph of prose, or a heading.
  mutating func add(note: String) -> Addition {
    fence = nil
    return paragraph(Self.prose(note) + "\n")
  }

  private mutating func paragraph(_ text: String) -> Addition {
    defer { isEmpty = false }
    return Addition(text: isEmpty ? text : "\n" + text)
  }

  /// The text, its beginning escaped where a block or a comment would else begin.
  private static func prose(_ note: String) -> String {
    ["```", "~~~", "<!--"].contains(where: note.hasPrefix) ? "\\" + note : note
  }
}
