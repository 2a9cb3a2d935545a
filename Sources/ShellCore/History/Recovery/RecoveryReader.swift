package struct RecoveryReader {
  /// Whether this is a journal that this program can read. Otherwise it has no records.
  let isReadable: Bool
  /// The records that are complete, without those that are damaged, as after a power failure.
  package let records: [RecoveryRecord]
  /// The number of records that could not be read.
  package let skipped: Int

  package init(_ bytes: [UInt8]) {
    // Split at the byte: a carriage return and a line feed are one character to Swift.
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let texts = lines.map { String(decoding: $0, as: UTF8.self) }
    isReadable = lines.count > 1 && RecoveryRecord.readableHeaders.contains(texts[0])
    let written = isReadable ? texts.dropFirst().dropLast().filter { !$0.isEmpty } : []
    records = written.compactMap(RecoveryRecord.init(text:))
    // A record that was not written completely follows the last line feed.
    let isIncomplete = isReadable && !lines[lines.count - 1].isEmpty
    skipped = written.count - records.count + (isIncomplete ? 1 : 0)
  }
}
