/// A value in a JSON document, with its place in the text.
package struct JSONSyntax: Sendable {
  package indirect enum Kind: Sendable {
    case null
    case bool(Bool)
    /// A number as it is written.
    case number(String)
    case string(String)
    case array([JSONSyntax])
    case object([Member])
  }

  /// A field of an object.
  package struct Member: Sendable {
    package let name: String
    package let nameRange: Range<String.Index>
    package let value: JSONSyntax
  }

  package let kind: Kind
  package let range: Range<String.Index>

  init(_ kind: Kind, _ range: Range<String.Index>) {
    self.kind = kind
    self.range = range
  }

  /// Reads a document.
  ///
  /// - Throws: An error at its place in the text; see ``InputError/inFile(_:)``.
  package init(_ text: String) throws(InputError) {
    var parser = JSONParser(text)
    self = try parser.document()
  }

  package subscript(name: String) -> JSONSyntax? {
    guard case .object(let members) = kind else { return nil }
    return members.first { $0.name == name }?.value
  }

  var hasFields: Bool { if case .object = kind { true } else { false } }

  /// What it is, for errors: `a number`.
  var description: String {
    switch kind {
    case .null: "null"
    case .bool: "a Boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension InputError {
  /// The same error about a file of several lines: it shows only the line with the mistake, after the file's name and the
  /// number of the line.
  package func inFile(_ name: String) -> InputError {
    guard let range else { return self }
    func isBreak(_ character: Character) -> Bool { character.isNewline }
    let before = input[..<range.lowerBound]
    let start = before.lastIndex(where: isBreak).map(input.index(after:)) ?? input.startIndex
    let end = input[range.lowerBound...].firstIndex(where: isBreak) ?? input.endIndex
    let number = before.count(where: isBreak) + 1
    return InputError(
      code, "\(name):\(number): \(summary)", in: String(input[start..<end]),
      at: input.distance(from: start, to: range.lowerBound), hint: hint, suggestion: suggestion)
  }
}
