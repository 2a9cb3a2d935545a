/// The text of a scenario that is being recorded. It is complete after each addition.
struct RecordingText {
  /// What is written to the file: text that replaces its last bytes.
  struct Addition: Equatable {
    /// How many bytes at the end of the file are replaced.
    var replaced = 0
    var text = ""
  }

  private var isEmpty = true
  /// The fence that closes the block at the end; `nil` if the text ends with prose.
  private var fence: String?

  /// Adds commands to the block at the end, or in a new block.
  mutating func add(_ entries: [TranscriptWriter.Interaction]) -> Addition {
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

  /// The text. Its beginning is escaped if it would otherwise begin a block or a comment.
  private static func prose(_ note: String) -> String {
    ["```", "~~~", "<!--"].contains(where: note.hasPrefix) ? "\\" + note : note
  }
}
