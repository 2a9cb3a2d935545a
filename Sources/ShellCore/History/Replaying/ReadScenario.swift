/// A scenario that a line has replayed, as its file was then. A session that is restored replays it again, even if the file has
/// changed or no longer exists.
package struct ReadScenario: Equatable, Sendable {
  enum Contents: Equatable, Sendable {
    case bytes([UInt8])
    /// The file could not be read, for this reason.
    case failure(String)
  }

  let path: String
  let contents: Contents

  /// The text of the file; `nil` if it could not be read.
  package var text: String? {
    guard case .bytes(let bytes) = contents else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension ReadScenario {
  /// The value as three fields of a record in the journal.
  var fields: [String] {
    switch contents {
    case .bytes(let bytes):
      if let text = String(validating: bytes, as: UTF8.self) {
        [path, "text", text]
      } else {
        [path, "base64", Data(bytes).base64EncodedString()]
      }
    case .failure(let reason): [path, "failure", reason]
    }
  }

  /// Reads the fields of a record; `nil` for other fields.
  init?(fields: some Collection<String>) {
    let fields = Array(fields)
    guard fields.count == 3 else { return nil }
    path = fields[0]
    switch fields[1] {
    case "text": contents = .bytes(Array(fields[2].utf8))
    case "base64":
      guard let data = Data(base64Encoded: fields[2]) else { return nil }
      contents = .bytes(Array(data))
    case "failure": contents = .failure(fields[2])
    default: return nil
    }
  }
}
