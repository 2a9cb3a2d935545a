/// The text of a state in a graph, divided into its fields: `amountControl: AmountControl.State(amount: 1)` is `amountControl.amount: 1`.
struct GraphState {
  /// The names and values of fields; a state without fields has one value without a name.
  private var fields: [(name: String, value: String)] = []
  /// Whether effects are in flight.
  private let isBusy: Bool

  init(_ text: String) {
    // The graph marks states with effects in flight by a mark at the end.
    isBusy = text.hasSuffix(" …")
    let content = isBusy ? text.dropLast(2) : text[...]
    if !add(content, "") { fields = [("", String(content))] }
  }

  /// Adds the fields of a list such as `amount: 1, isOn: true`.
  ///
  /// - Returns: `false` if something in the list is not a field.
  private mutating func add(_ list: Substring, _ prefix: String) -> Bool {
    var parts: [(name: String, value: Substring)] = []
    for part in Self.parts(of: list) {
      let name = part.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let rest = part.dropFirst(name.count)
      guard !name.isEmpty, rest.hasPrefix(": ") else { return false }
      parts.append((prefix + name, rest.dropFirst(2)))
    }
    for (name, value) in parts {
      let value = Self.unwrapped(value)
      let isDivided = Self.payload(of: value).map { add($0, name + ".") } ?? false
      if !isDivided { fields.append((name, String(value))) }
    }
    return true
  }

  /// What is between the parentheses of a struct: `amount: 1` for `AmountControl.State(amount: 1)`.
  private static func payload(of value: Substring) -> Substring? {
    let name = value.prefix { $0.isLetter || $0.isNumber || "_.<>".contains($0) }
    // The cases of enums stay together.
    guard name.first?.isUppercase == true, value.dropFirst(name.count).first == "(",
      value.last == ")"
    else { return nil }
    return value.dropFirst(name.count + 1).dropLast()
  }

  /// The value in a property wrapper, which a graph writes with its own fields.
  private static func unwrapped(_ value: Substring) -> Substring {
    for (type, field) in [("BindingState<", "wrappedValue: "), ("PresentationState<", "box: ")]
    where value.hasPrefix(type) {
      guard let start = value.firstIndex(of: "("), value.last == ")" else { break }
      let inner = parts(of: value[value.index(after: start)...].dropLast())
      if let wrapped = inner.first, wrapped.hasPrefix(field) {
        // A graph abbreviates what a presentation stores.
        return wrapped.hasSuffix(".Box(…)") ? "…" : wrapped.dropFirst(field.count)
      }
    }
    guard value.hasPrefix("StackState<") else { return value }
    return value.contains("values: [])") ? "[]" : "[…]"
  }

  var texts: [String] { fields.map(Self.text) + effects }

  private var effects: [String] { isBusy ? ["effects in flight"] : [] }

  func texts(of names: Set<String>) -> [String] {
    fields.filter { $0.name.isEmpty || names.contains($0.name) }.map(Self.text) + effects
  }

  /// The names of the fields that are different in some of the states.
  static func varying(in states: [GraphState]) -> Set<String> {
    var values: [String: Set<String>] = [:]
    var counts: [String: Int] = [:]
    for field in states.flatMap(\.fields) {
      values[field.name, default: []].insert(field.value)
      counts[field.name, default: 0] += 1
    }
    return Set(values.filter { $0.value.count > 1 || counts[$0.key] != states.count }.keys)
  }

  /// The fields that are different in another state, which comes before this one: `amount 0 -> 1`.
  func change(from other: GraphState) -> String {
    let old = Dictionary(other.fields.map { ($0.name, $0.value) }) { first, _ in first }
    let changes = fields.compactMap { field -> String? in
      guard let before = old[field.name], before != field.value else { return nil }
      return (field.name.isEmpty ? "" : field.name + " ") + "\(before) -> \(field.value)"
    }
    let names = Set(fields.map(\.name))
    // A child that came or went has other fields than before.
    let came = fields.filter { old[$0.name] == nil }.map { "+ " + Self.text($0) }
    let went = other.fields.filter { !names.contains($0.name) }.map { "- " + Self.text($0) }
    return (changes + went + came).joined(separator: ", ")
  }

  private static func text(_ field: (name: String, value: String)) -> String {
    field.name.isEmpty ? field.value : "\(field.name): \(field.value)"
  }

  /// The parts of a list, which are separated by commas outside of parentheses and texts.
  private static func parts(of text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex, depth = 0, isText = false, isEscaped = false
    for index in text.indices {
      let character = text[index]
      if isEscaped {
        isEscaped = false
      } else if isText {
        isEscaped = character == "\\"
        isText = character != "\""
      } else if character == "\"" {
        isText = true
      } else if "([{".contains(character) {
        depth += 1
      } else if ")]}".contains(character) {
        depth -= 1
      } else if character == ",", depth == 0 {
        parts.append(text[start..<index].drop { $0 == " " })
        start = text.index(after: index)
      }
    }
    return parts + [text[start...].drop { $0 == " " }]
  }
}
