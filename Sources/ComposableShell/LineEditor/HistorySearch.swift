/// An incremental search for a line of the history, as Ctrl-R begins it.
///
/// libedit has one, too, but takes many letters of Hangul for the keys of commands, which end its search.
struct HistorySearch {
  /// What a key does.
  enum Step: Equatable {
    case goesOn
    /// The search is over, with the line that was found or, after Ctrl-G, with the line before.
    case ends
    /// The search is over, and the key does to the line what it always does.
    case endsBefore(Unicode.Scalar)
  }

  /// The lines of the history, oldest first.
  private let lines: [String]
  /// The line before the search.
  private let original: String
  private(set) var pattern = ""
  /// The index of the line that was found; `nil` before anything was found.
  private var found: Int?
  /// Whether no further line contains the pattern.
  private(set) var hasFailed = false

  init(in lines: [String], from original: String) {
    self.lines = lines
    self.original = original
  }

  /// The line that is shown.
  var line: String { found.map { lines[$0] } ?? original }

  /// The cursor in the line when the search is over: before what was found.
  var cursor: String.Index {
    guard found != nil, let match = line.firstRange(of: pattern) else { return line.endIndex }
    return match.lowerBound
  }

  mutating func take(_ key: Unicode.Scalar) -> Step {
    switch key.value {
    case 0x12: search(from: found.map { $0 - 1 } ?? lines.count - 1, by: -1)
    case 0x13: search(from: found.map { $0 + 1 } ?? lines.count, by: 1)
    case 0x08, 0x7F:
      guard !pattern.isEmpty else { return .goesOn }
      pattern.removeLast()
      found = nil
      search(from: lines.count - 1, by: -1)
    case 0x07:
      found = nil
      return .ends
    case ..<0x20: return .endsBefore(key)
    default:
      pattern.unicodeScalars.append(key)
      search(from: found ?? lines.count - 1, by: -1)
    }
    return .goesOn
  }

  /// Looks for the next line that contains the pattern. If there is none, the line that was found stays.
  private mutating func search(from start: Int, by step: Int) {
    hasFailed = false
    guard !pattern.isEmpty else { return }
    var index = start
    while lines.indices.contains(index) {
      if index == found || lines[index] != line, lines[index].contains(pattern) {
        found = index
        return
      }
      index += step
    }
    hasFailed = true
  }
}
