import ComposableArchitecture

/// One field of a state, as the stage lists it.
package struct StateRow: Equatable {
  /// The names that lead to the field, which identify it while the state changes.
  package let path: String
  package let depth: Int
  package let name: String
  package let value: String
}

/// The fields of a state as an outline, one field per row.
package enum StateOutline {
  /// Returns the rows of a state from its dump.
  @MainActor
  package static func of(_ state: Any) -> [StateRow] { rows(ofDump: ChangeText.dump(state)) }

  /// Returns the rows of a dump. Lines that only close a bracket are omitted, as is the type of the whole state.
  static func rows(ofDump dump: String) -> [StateRow] {
    let lines = dump.split(separator: "\n", omittingEmptySubsequences: true)
    guard lines.count > 1 else { return [StateRow(path: "", depth: 0, name: "", value: dump)] }
    var rows: [StateRow] = []
    var names: [String] = []
    for line in lines.dropFirst() {
      let text = line.drop { $0 == " " }
      let depth = max(0, (line.count - text.count) / 2 - 1)
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
    var name = Substring()
    let isNamed = value.prefix { $0.isLetter || $0.isNumber || "_[]$#.".contains($0) }
    if value.dropFirst(isNamed.count).hasPrefix(": ") {
      name = isNamed
      value = value.dropFirst(isNamed.count + 2)
    }
    if let last = value.last, "([".contains(last) { value.removeLast() }
    return (String(name.drop { $0 == "_" }), String(value))
  }
}
