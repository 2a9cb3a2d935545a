import Foundation

/// The log of a room: numbered records as JSON text, which are only appended.
package struct RoomHistory: Sendable {
  /// Identifies the log, also among logs that were at the same address before. It contains no colon, which separates it from a
  /// record's number in the IDs of events.
  package let identity: String
  /// The JSON text of each record. The record at index 0 has the number 1.
  package private(set) var records: [Data] = []

  /// - Parameter records: The JSON text of the records that an earlier process has appended.
  package init(identity: String, records: [Data] = []) {
    self.identity = identity
    self.records = records
  }

  /// Appends a record, which receives the next number.
  @discardableResult
  package mutating func append(_ record: RoomRecord) -> Int {
    var record = record
    record.log = identity
    record.number = records.count + 1
    records.append(Self.json(record))
    return record.number
  }

  /// Returns events with the records after a number, as a stream of server-sent events contains them.
  ///
  /// - Parameter byteLimit: The size after which no further record is added, so that one viewer who starts at the
  ///   beginning needs little memory.
  /// - Returns: The text, and the number of its last record; `nil` if there is no newer record.
  package func events(after number: Int, byteLimit: Int = 256 * 1024) -> (text: Data, last: Int)? {
    var last = max(number, 0)
    guard last < records.count else { return nil }
    var text = Data()
    while last < records.count, text.count < byteLimit {
      let position = RoomPosition(log: identity, number: last + 1).text
      text += Data("id: \(position)\ndata: ".utf8) + records[last] + Data("\n\n".utf8)
      last += 1
    }
    return (text, last)
  }

  /// The JSON text of a record, on one line.
  static func json(_ record: RoomRecord) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(record)
    } catch {
      preconditionFailure(
        "A record consists of text and integers, which JSON can represent: \(error)")
    }
  }

  static func record(_ json: Data) throws -> RoomRecord {
    try JSONDecoder().decode(RoomRecord.self, from: json)
  }
}
