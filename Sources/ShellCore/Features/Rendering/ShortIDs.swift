/// Shortens the UUIDs in some texts as far as they stay different from each other.
///
/// ```swift
/// let ids = ShortIDs(in: ["id: 6BA7B810-9DAD-11D1-80B4-00C04FD430C8"])
/// ids.shortened("id: 6BA7B810-9DAD-11D1-80B4-00C04FD430C8")  // "id: 6BA7B810…"
/// ```
///
/// The shell counts the UUIDs of a feature from zero, so those often differ only at their ends. They are shown by their ends
/// then: `…0001`.
struct ShortIDs {
  private static let length = 36
  private static let headLength = 8
  private static let leastTail = 4

  private var short: [Substring: String] = [:]

  init(in texts: [String]) {
    let ids = Set(texts.flatMap { Self.ranges(in: $0).map { String($0) } })
    guard !ids.isEmpty else { return }
    if Set(ids.map { $0.prefix(Self.headLength) }).count == ids.count,
      !ids.contains(where: { $0.hasPrefix("00000000") })
    {
      for id in ids { short[id[...]] = id.prefix(Self.headLength) + "…" }
      return
    }
    let tail = (Self.leastTail..<Self.length).first { Self.differ(ids, by: $0) }
    guard let tail else { return }
    for id in ids { short[id[...]] = "…" + id.suffix(tail) }
  }

  private static func differ(_ ids: Set<String>, by tail: Int) -> Bool {
    Set(ids.map { $0.suffix(tail) }).count == ids.count
  }

  func shortened(_ text: String) -> String {
    guard !short.isEmpty else { return text }
    var result = ""
    var rest = text[...]
    for id in Self.ranges(in: text) {
      result += text[rest.startIndex..<id.startIndex] + (short[id] ?? String(id))
      rest = text[id.endIndex...]
    }
    return result + rest
  }

  /// The UUIDs in a text, from left to right.
  private static func ranges(in text: String) -> [Substring] {
    let bytes = text.utf8
    guard bytes.count >= length, bytes.contains(UInt8(ascii: "-")) else { return [] }
    var found: [Substring] = []
    var start = text.startIndex
    while let end = text.utf8.index(start, offsetBy: length, limitedBy: text.endIndex) {
      if isUUID(text.utf8[start..<end]) {
        found.append(text[start..<end])
        start = end
      } else {
        start = text.utf8.index(after: start)
      }
    }
    return found
  }

  private static func isUUID(_ bytes: Substring.UTF8View) -> Bool {
    bytes.enumerated().allSatisfy { index, byte in
      if [8, 13, 18, 23].contains(index) { return byte == UInt8(ascii: "-") }
      return (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte)
        || (0x61...0x66).contains(byte)
    }
  }
}
