/// The lines whose records viewers have, so that a session that is restored does not publish them again.
struct PublishedLines {
  private var lines: ArraySlice<String>

  init(_ past: RoomPast) { lines = past.records.map(\.line)[...] }

  /// Whether viewers have a record. Records are asked for in the order in which they are written.
  ///
  /// What happens between lines may happen at another moment this time, so its records only count when all lines are repeated.
  mutating func contains(_ record: RoomRecord) -> Bool {
    guard !record.line.isEmpty else {
      guard let next = lines.first else { return false }
      if next.isEmpty { lines.removeFirst() }
      return true
    }
    guard let index = lines.firstIndex(of: record.line) else { return false }
    lines = lines[(index + 1)...]
    return true
  }
}
