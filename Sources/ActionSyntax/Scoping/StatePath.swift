/// A path into a state as it is typed: `amountControl.amount`, `todos[2].title`, `todos[#0]`,
/// `session.loggedIn.name`.
package struct StatePath {
  package let line: String
  package let components: [Component]

  /// One name, or one pair of brackets.
  package struct Component {
    package let kind: Kind
    /// The place in the line.
    package let range: Range<String.Index>
  }

  package enum Kind: Equatable {
    case name(String)
    /// The text in brackets: an ID, a key or an index.
    case id(String)
    /// A position: the number in `[#0]`.
    case position(Int)
  }

  /// Reads a path that begins after `offset` characters of a line.
  package init(_ text: String, in line: String, at offset: Int) throws {
    let start = line.index(line.startIndex, offsetBy: offset)
    let end = line.index(start, offsetBy: text.count, limitedBy: line.endIndex) ?? line.endIndex
    var reader = StatePathReader(line: line, from: start, to: end)
    self.line = line
    components = try reader.components()
  }

  package func error(
    _ code: InputErrorCode, _ summary: String, at range: Range<String.Index>, hint: String? = nil,
    suggestion: String? = nil
  ) -> InputError {
    InputError(code, summary, in: line, at: range, hint: hint, suggestion: suggestion)
  }

  package func value(in state: Any) throws -> Any {
    var value = state
    for (index, component) in components.enumerated() {
      guard let whole = Stored.unwrapped(value) else { throw nilError(before: index) }
      value = try self.value(of: component, in: whole)
    }
    return value
  }

  /// The error for a path that continues after a value that is `nil`.
  func nilError(before index: Int) -> InputError {
    error(
      .notThere, "`\(text(before: index))` is nil", at: components[index].range,
      hint: "it has no fields")
  }

  /// The path before a component, as it was typed.
  private func text(before index: Int) -> String {
    guard index > 0 else { return "state" }
    let range = components[0].range.lowerBound..<components[index - 1].range.upperBound
    return String(line[range])
  }

  private func value(of component: Component, in whole: Any) throws -> Any {
    switch component.kind {
    case .name(let name): return try named(name, in: whole, component.range)
    case .id(let text): return try row(text, in: whole, component.range)
    case .position(let position): return try element(position, in: whole, component.range)
    }
  }

  private func named(_ name: String, in whole: Any, _ range: Range<String.Index>) throws -> Any {
    if let value = Stored.value(named: name, in: whole) ?? Stored.payload(of: name, in: whole) {
      return value
    }
    if let elements = whole as? any Collection {
      guard let property = Self.property(name, of: elements) else {
        throw error(
          .unknownField, "\(TypeName.of(type(of: whole))) has no field `\(name)`", at: range,
          hint: insideHint(whole), suggestion: NearestName.to(name, in: ["count", "isEmpty"]))
      }
      return property
    }
    let type = type(of: whole)
    if let present = Stored.caseName(of: whole) {
      let isCase = Stored.caseNames(of: type).contains(name)
      throw error(
        isCase ? .notThere : .unknownField,
        isCase
          ? "\(TypeName.of(type)) is .\(present) now"
          : "\(TypeName.of(type)) has no case `\(name)`",
        at: range, hint: "expected \(present)")
    }
    let names = Stored.names(in: type)
    throw error(
      .unknownField, "\(TypeName.of(type)) has no field `\(name)`", at: range,
      hint: names.isEmpty ? insideHint(whole) : "expected \(alternatives(names))",
      suggestion: NearestName.to(name, in: names))
  }

  /// What every collection has, beside its elements.
  private static func property(_ name: String, of elements: any Collection) -> Any? {
    switch name {
    case "count": elements.count
    case "isEmpty": elements.isEmpty
    default: nil
    }
  }

  private func insideHint(_ whole: Any) -> String {
    if whole is any RowCollection { return "expected an ID in brackets" }
    if whole is any KeyedCollection { return "expected a key in brackets" }
    let isCollection = whole is any Collection && !(whole is any StringProtocol)
    return isCollection ? "expected a position in brackets: [#0]" : "it has no fields"
  }

  private func row(_ text: String, in whole: Any, _ range: Range<String.Index>) throws -> Any {
    if let rows = whole as? any RowCollection {
      let id = try id(text, as: type(of: rows).idType, range)
      if let row = rows.row(id: id) { return row }
      throw error(
        .notThere, "no element has the ID \(text)", at: range, hint: rows.idsHint)
    }
    if let entries = whole as? any KeyedCollection {
      let key = try id(text, as: type(of: entries).keyType, range)
      if let value = entries.value(key: key) { return value }
      throw error(
        .notThere, "no value has the key \(text)", at: range, hint: entries.keysHint)
    }
    guard let index = Int(text) else {
      throw error(
        .invalidValue, "\(TypeName.of(type(of: whole))) has no IDs", at: range,
        hint: "expected a position: [#0]")
    }
    return try element(index, in: whole, range)
  }

  private func element(_ position: Int, in whole: Any, _ range: Range<String.Index>) throws -> Any {
    guard let elements = whole as? any Collection else {
      throw error(
        .invalidValue, "\(TypeName.of(type(of: whole))) has no elements", at: range,
        hint: "expected a field")
    }
    func open<C: Collection>(_ elements: C) throws -> Any {
      guard position >= 0, position < elements.count else {
        throw error(
          .notThere, "position #\(position) does not exist", at: range,
          hint: "it has \(elements.count == 1 ? "1 element" : "\(elements.count) elements")")
      }
      return elements[elements.index(elements.startIndex, offsetBy: position)]
    }
    return try open(elements)
  }

  package func id(_ text: String, as type: Any.Type, _ range: Range<String.Index>) throws -> Any {
    let bracket = line[range].firstIndex(of: "[") ?? range.lowerBound
    return try ActionReader().value(
      line[line.index(after: bracket)...].prefix(text.count), as: type)
  }
}
