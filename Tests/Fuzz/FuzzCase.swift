import Foundation

/// What one session is given: the lines of a prompt, one scenario file, or the file of one lesson.
struct FuzzCase: Equatable {
  enum Kind: String {
    case lines
    case scenario
    case lesson
  }

  var kind: Kind
  /// Drives the choices that are not part of the input, such as the keys that are pressed in a talk.
  var seed: UInt64
  /// The lines of the prompt, or those of the file.
  var lines: [[UInt8]]
}

/// A case is a text file: its kind and seed, then one line of text per line. Bytes that would be hard to
/// read are written as `\xHH`.
extension FuzzCase {
  struct Invalid: Error {
    let path: String
  }

  init(contentsOf path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let header = lines.removeFirst().split(separator: " ")
    guard header.count == 2, let kind = Kind(rawValue: String(header[0])),
      let seed = UInt64(header[1])
    else { throw Invalid(path: path) }
    if lines.last == "" { lines.removeLast() }
    self.init(kind: kind, seed: seed, lines: lines.map(Self.bytes))
  }

  var header: String { "\(kind.rawValue) \(seed)\n" }
  var text: String { header + lines.map(Self.text).joined() }

  /// A line as it is written in the file, with a line feed.
  static func text(_ line: [UInt8]) -> String {
    if let text = String(validating: line, as: UTF8.self), text.unicodeScalars.allSatisfy(isPlain) {
      return text + "\n"
    }
    return line.map(escaped).joined() + "\n"
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\\" && scalar.value >= 0x20 && scalar.value != 0x7F
  }

  private static func escaped(_ byte: UInt8) -> String {
    guard byte < 0x20 || byte >= 0x7F || byte == UInt8(ascii: "\\") else {
      return String(Unicode.Scalar(byte))
    }
    return "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }

  private static func bytes(_ text: String) -> [UInt8] {
    var rest = Array(text.utf8)[...]
    var bytes: [UInt8] = []
    while let byte = rest.first {
      let digits = String(decoding: rest.dropFirst(2).prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "\\"), let escaped = UInt8(digits, radix: 16) {
        bytes.append(escaped)
        rest = rest.dropFirst(4)
      } else {
        bytes.append(byte)
        rest = rest.dropFirst()
      }
    }
    return bytes
  }
}
