extension StateDocument {
  /// Throws unless a state is the one in the document: some values, such as instances of classes and functions, cannot be set
  /// from outside.
  func check(_ state: Any) throws(InputError) {
    guard let found = JSONNode(state).difference(from: self.state, at: "") else { return }
    throw notRestored(found.path, found.expected, is: found.actual.text())
  }
}

extension JSONNode {
  fileprivate struct Difference {
    let path: String
    let expected: JSONSyntax
    let actual: JSONNode
  }

  /// The first difference; the order of fields does not count.
  fileprivate func difference(from json: JSONSyntax, at path: String) -> Difference? {
    let here = Difference(path: path.isEmpty ? "state" : path, expected: json, actual: self)
    switch (self, json.kind) {
    case (.null, .null): return nil
    case (.bool(let value), .bool(let other)): return value == other ? nil : here
    case (.string(let value), .string(let other)):
      return value == other || Self.areSameValue(value, other) ? nil : here
    case (.number(let value), .number(let other)):
      return value == other || Self.areEqual(value, other) ? nil : here
    case (.array(let values), .array(let others)):
      guard values.count == others.count else { return here }
      return zip(values, others).enumerated().lazy.compactMap { index, pair in
        pair.0.difference(from: pair.1, at: "\(path)[#\(index)]")
      }.first
    case (.set(var values), .array(let others)):
      guard values.count == others.count else { return here }
      for other in others {
        let index = values.firstIndex { $0.difference(from: other, at: path) == nil }
        guard let index else { return here }
        values.remove(at: index)
      }
      return nil
    case (.object(let fields), .object(let members)):
      guard fields.count == members.count else { return here }
      return fields.lazy.compactMap { field in
        let place = path.isEmpty ? field.name : "\(path).\(field.name)"
        guard let other = json[field.name] else { return here }
        return field.value.difference(from: other, at: place)
      }.first
    default: return here
    }
  }

  private static func areEqual(_ text: String, _ other: String) -> Bool {
    let locale = Locale(identifier: "en_US_POSIX")
    guard let value = Decimal(string: text, locale: locale),
      let otherValue = Decimal(string: other, locale: locale)
    else { return false }
    return value == otherValue
  }

  /// Whether two texts are the same date, UUID, or duration.
  private static func areSameValue(_ text: String, _ other: String) -> Bool {
    func same<Value: Equatable>(_ type: Value.Type, quoted: Bool = false) -> Bool {
      let values = [text, other].map {
        try? ActionReader().value(quoted ? "\"\($0)\"" : Substring($0), as: type) as? Value
      }
      return values[0] != nil && values[0] == values[1]
    }
    return same(Date.self, quoted: true) || same(UUID.self, quoted: true) || same(Duration.self)
  }
}
