/// Reads a journal, also one that another process still writes.
package struct JournalReader {
  /// The number of bytes that were read.
  package private(set) var length = 0
  /// Whether what was read begins a journal that this program can read.
  package private(set) var isJournal = false
  /// The lines that are damaged.
  private var damaged = 0
  /// What follows the last line feed.
  private var rest: [UInt8] = []
  private var hasHeader = false

  package init() {}

  /// The number of records that could not be read, as after a power failure.
  package var skipped: Int { isJournal ? damaged + (rest.isEmpty ? 0 : 1) : 0 }

  /// Reads more bytes.
  ///
  /// - Returns: The records that they complete. Those that are damaged are skipped.
  package mutating func records(in bytes: [UInt8]) -> [JournalRecord] {
    length += bytes.count
    // Split at the byte: a carriage return and a line feed are one character to Swift.
    var lines = (rest + bytes).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    rest = Array(lines.removeLast())
    if !hasHeader, !lines.isEmpty { readHeader(lines.removeFirst()) }
    guard isJournal else { return [] }
    return lines.compactMap { line in
      guard !line.isEmpty else { return nil }
      let record = JournalRecord(text: String(decoding: line, as: UTF8.self))
      if record == nil { damaged += 1 }
      return record
    }
  }

  private mutating func readHeader(_ line: ArraySlice<UInt8>) {
    hasHeader = true
    isJournal = JournalRecord.readableHeaders.contains(String(decoding: line, as: UTF8.self))
  }
}
