/// A document that `state --json` has written.
package struct StateDocument: Sendable {
  /// The version of the format that is read.
  package static let version = 1

  /// The name of the file, for errors.
  package let name: String
  private let text: String
  /// The whole state of a feature.
  package let state: JSONSyntax

  /// - Parameters:
  ///   - text: The contents of the file.
  ///   - name: Its name, for errors.
  package init(_ text: String, name: String) throws(InputError) {
    self.text = text
    self.name = name
    do throws(InputError) {
      state = try Self.state(in: text)
    } catch { throw error.inFile(name) }
  }

  private static func state(in text: String) throws(InputError) -> JSONSyntax {
    let document = try JSONSyntax(text)
    try check(document, in: text)
    guard let state = document["state"] else { throw missing("state", document, in: text) }
    return state
  }

  private static func check(_ document: JSONSyntax, in text: String) throws(InputError) {
    guard let version = document["version"] else { throw missing("version", document, in: text) }
    guard case .number(let number) = version.kind, number == "\(Self.version)" else {
      throw InputError(
        .invalidValue, "this version of the format is not known", in: text, at: version.range,
        hint: "expected \(Self.version)")
    }
    if let path = document["path"], case .string(let part) = path.kind {
      throw InputError(
        .invalidValue, "the file contains only a part of a state: `\(abbreviated(part))`",
        in: text, at: path.range, hint: "expected the output of `state --json` without a path")
    }
    if let scope = document["scope"], case .string(let prompt) = scope.kind, prompt.contains(".") {
      throw InputError(
        .invalidValue, "the file contains the state of a child: `\(abbreviated(prompt))`",
        in: text, at: scope.range, hint: "expected the output of `state --json` at the root")
    }
  }

  private static func missing(
    _ field: String, _ document: JSONSyntax, in text: String
  ) -> InputError {
    InputError(
      .missingField, "the field `\(field)` is missing", in: text,
      at: document.range.lowerBound..<document.range.lowerBound,
      hint: "expected the output of `state --json`")
  }

  /// Returns a state with the contents of the document.
  ///
  /// - Parameter initial: The initial state of the feature.
  package func replacing(_ initial: Any) throws(InputError) -> Any {
    do throws(InputError) {
      return try JSONReader(builder: ValueBuilder(source: text))
        .value(state, as: type(of: initial), replacing: initial)
    } catch { throw error.inFile(name) }
  }

  /// The error for a part whose value in the restored state differs from the one in the document.
  package func notRestored(_ path: String, _ value: JSONSyntax, is actual: String) -> InputError {
    InputError(
      .invalidValue,
      "`\(abbreviated(path))` cannot be restored: it would be \(abbreviated(actual))",
      in: text, at: value.range, hint: "expected a value that can be set from outside"
    ).inFile(name)
  }
}
