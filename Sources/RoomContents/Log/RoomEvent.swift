import Foundation

/// Something that has happened in a room. A room writes its events down, so that the process that replaces a crashed one continues it.
package enum RoomEvent: Codable, Sendable, Equatable {
  /// The room was opened at a place, with a log of this identity. Earlier events are those of another room.
  case opened(place: String, log: String)
  /// The JSON text of a record was appended to the log.
  case record(Data)
  case ballot(RoomBallot)
  case vote(RoomVote, address: String?)
  case question(RoomQuestion)
  case reply(RoomReply, address: String?)
  case task(RoomTask)
  /// An attempt was evaluated.
  case attempt(RoomAttempt, RoomAttemptResult, address: String?)
  /// What was open of this kind has ended.
  case ended(Kind)
  case closed

  package enum Kind: String, Codable, Sendable {
    case ballot, question, task
  }

  private static let recordKey = Data("record ".utf8)
  private static let lineFeed = UInt8(ascii: "\n")

  /// The event as one line of text.
  package var line: Data {
    if case .record(let json) = self { return Self.recordKey + json + [Self.lineFeed] }
    do {
      return try JSONEncoder().encode(self) + [Self.lineFeed]
    } catch {
      preconditionFailure(
        "An event consists of text and integers, which JSON can represent: \(error)")
    }
  }

  /// Reads a line; `nil` if it is damaged, such as the last one of a process that was killed while it wrote.
  init?(line: Data) {
    if line.starts(with: Self.recordKey) {
      self = .record(Data(line.dropFirst(Self.recordKey.count)))
    } else if let event = try? JSONDecoder().decode(RoomEvent.self, from: line) {
      self = event
    } else {
      return nil
    }
  }

  static func events(in text: Data) -> [RoomEvent] {
    text.split(separator: lineFeed).compactMap { RoomEvent(line: Data($0)) }
  }
}
