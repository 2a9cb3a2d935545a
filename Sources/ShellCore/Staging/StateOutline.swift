/// One field of a state, as the stage lists it.
struct StateRow: Equatable {
  /// The names that lead to the field, which identify it while the state changes.
  let path: String
  let depth: Int
  let name: String
  let value: String
}

/// The fields of a state as an outline, one field per row.
enum StateOutline {
  /// Returns the rows of a state from its dump.
  @MainActor
  static func of(_ state: Any) -> [StateRow] { rows(ofDump: ChangeText.dump(state)) }

  /// Returns the rows of a dump. Lines that only close a bracket are omitted, as is the type of the whole state.
  static func rows(ofDump dump: String) -> [StateRow] {
    let lines = dump.split(separator: "\n", omittingEmptySubsequences: true)
    guard lines.count > 1 else { return [StateRow(path: "", depth: 0, name: "", value: dump)] }
    var rows: [StateRow] = []
    var names: [String] = []
    for line in lines.dropFirst() {
      let indent = line.utf8.prefix { $0 == UInt8(ascii: " ") }
      let text = line[indent.endIndex...]
      let depth = max(0, indent.count / 2 - 1)
      guard let first = text.first, !")]}".contains(first) else { continue }
      let (name, value) = split(text)
      names = Array(names.prefix(depth)) + Array(repeating: "", count: max(0, depth - names.count))
      names.append(name.isEmpty ? "\(rows.count)" : name)
      rows.append(
        StateRow(path: names.joined(separator: "."), depth: depth, name: name, value: value))
    }
    return rows
  }

  /// Splits `_title: "Milk",` into the name without the underscore of a property wrapper, and the value. The bracket that
  /// begins a nested value is omitted.
  private static func split(_ text: Substring) -> (name: String, value: String) {
    var value = text
    if value.last == "," { value.removeLast() }
    let name = Self.name(of: value)
    if !name.isEmpty { value = value[name.endIndex...].dropFirst(2) }
    if let last = value.last, "([".contains(last) { value.removeLast() }
    return (String(name.drop { $0 == "_" }), String(value))
  }

  /// The name before `: `; empty if there is none.
  private static func name(of text: Substring) -> Substring {
    // Most names are ASCII, whose bytes are compared much faster than characters.
    let bytes = text.utf8
    var end = bytes.startIndex
    while end < bytes.endIndex, isNamePart(bytes[end]) { end = bytes.index(after: end) }
    guard end < bytes.endIndex, bytes[end] < 0x80 else { return anyName(of: text) }
    let rest = bytes[end...].prefix(3)
    guard rest.starts(with: ": ".utf8) else { return text[..<text.startIndex] }
    return rest.last.map { $0 < 0x80 } == true ? text[..<end] : anyName(of: text)
  }

  private static func anyName(of text: Substring) -> Substring {
    let name = text.prefix { $0.isLetter || $0.isNumber || "_[]$#.".contains($0) }
    return text[name.endIndex...].hasPrefix(": ") ? name : text[..<text.startIndex]
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "$"), UInt8(ascii: "#"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
