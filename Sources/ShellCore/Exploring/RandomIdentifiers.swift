/// The random identifiers of a run, such as those of alerts, under names that are the same in every run.
///
/// The first one is `uuid-1`. Identifiers that the controlled dependency makes stay: they are the same in every run.
struct RandomIdentifiers {
  private var names: [String: String] = [:]
  private var identifiers: [String: String] = [:]

  mutating func named(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var (result, index, copied) = ([UInt8](), 0, 0)
    while index + Self.length <= bytes.count {
      let range = index..<index + Self.length
      guard bytes[index + 8] == UInt8(ascii: "-"),
        case let text = String(decoding: bytes[range], as: UTF8.self),
        UUID(uuidString: text)?.uuidString == text
      else {
        index += 1
        continue
      }
      if let name = name(of: text) {
        result += bytes[copied..<index] + Array(name.utf8)
        copied = range.upperBound
      }
      index = range.upperBound
    }
    return copied == 0 ? text : String(decoding: result + bytes[copied...], as: UTF8.self)
  }

  private mutating func name(of identifier: String) -> String? {
    guard !identifier.hasPrefix("00000000-0000-0000-") else { return nil }
    if let name = names[identifier] { return name }
    let name = Self.prefix + String(names.count + 1)
    names[identifier] = name
    identifiers[name] = identifier
    return name
  }

  /// A text with the names that identifiers have already. An action that is not sent gives no names, because only one edition makes it.
  func renamed(_ text: String) -> String {
    names.reduce(text) { $0.replacing($1.key, with: $1.value) }
  }

  /// A text with the identifiers of this run for the names.
  func identified(_ text: String) -> String {
    guard text.contains(Self.prefix) else { return text }
    return identifiers.sorted { $0.key.count > $1.key.count }
      .reduce(text) { $0.replacing($1.key, with: $1.value) }
  }

  private static let prefix = "uuid-"
  private static let length = 36
}
