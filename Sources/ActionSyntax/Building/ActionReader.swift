/// Turns text into typed actions and values.
///
/// Each text is a part of a line. Errors show the whole line, with a caret at the mistake.
///
/// ```swift
/// let action = try ActionReader().action(".amountControl.plusButtonTapped", as: Feature.Action.self)
/// ```
package struct ActionReader {
  package let hooks: ActionHooks

  package init(hooks: ActionHooks = ActionHooks()) { self.hooks = hooks }

  /// Reads an action, with or without the leading dot: `.child(.tapped)`, `child.tapped`.
  package func action(_ text: Substring, as type: Any.Type) throws(InputError) -> Any {
    let builder = ValueBuilder(source: text.base, hooks: hooks, root: type)
    guard !text.allSatisfy(\.isWhitespace) else {
      throw builder.error(
        .missingInput, "an action is missing", at: text.endIndex..<text.endIndex,
        hint: "expected " + Expectation.of(type))
    }
    do {
      return try builder.build(Parser.value(text), as: type)
    } catch {
      throw withParentheses(text, as: type, after: error) ?? error
    }
  }

  /// The error for a case whose value has no parentheses: `.isOnChanged true`. `nil` if they would not help.
  private func withParentheses(
    _ text: Substring, as type: Any.Type, after error: InputError
  ) -> InputError? {
    guard error.code == .unexpectedToken, let range = error.range,
      text.startIndex < range.lowerBound, range.lowerBound < text.endIndex
    else { return nil }
    let name = text[..<range.lowerBound].trimmingWhitespace
    let value = text[range.lowerBound...].trimmingWhitespace
    let corrected = ["\(name)(\(value))", "\(name)(\"\(value)\")"].first { candidate in
      let builder = ValueBuilder(source: candidate, hooks: hooks, root: type)
      return (try? builder.build(Parser.value(Substring(candidate)), as: type)) != nil
    }
    return corrected.map {
      InputError(error.code, error.summary, in: error.input, at: range, hint: "expected `\($0)`")
    }
  }

  /// Reads a value of a type.
  ///
  /// - Parameter name: The name of the field that the value is for: `` `isToggled` takes a Bool``.
  package func value(
    _ text: Substring, as type: Any.Type, for name: String? = nil
  ) throws(InputError) -> Any {
    let builder = ValueBuilder(
      source: text.base, hooks: hooks, subject: name.map(Subject.named) ?? .none)
    guard !text.allSatisfy(\.isWhitespace) else {
      throw builder.error(
        .missingInput, builder.subject.takes(TypeName.full(type)),
        at: text.endIndex..<text.endIndex,
        hint: "expected " + Expectation.of(type))
    }
    return try builder.build(Parser.value(text), as: type)
  }

  /// Reads an error: a message in double quotes, or a value of an error type in the module of an action.
  package func error(_ text: Substring, near action: Any.Type) throws(InputError) -> any Error {
    let builder = ValueBuilder(source: text.base, hooks: hooks, root: action)
    let value = try builder.build(Parser.value(text), as: (any Error).self)
    guard let error = value as? any Error else {
      throw builder.error(
        .wrongType, "this is not an error", at: text.startIndex..<text.endIndex,
        hint: "expected \(Expectation.of((any Error).self))")
    }
    return error
  }

  /// Reads a value that is the rest of a line, where text needs no quotation marks.
  ///
  /// Text that begins with a quotation mark is a string literal and must end with one. If the type
  /// is optional, `nil` is `nil` and `"nil"` is the word.
  package func rest(
    _ text: Substring, as type: Any.Type, for name: String? = nil
  ) throws(InputError) -> Any {
    let trimmed = text.trimmingWhitespace
    guard !trimmed.isEmpty, !trimmed.hasPrefix("\"") else {
      return try value(text, as: type, for: name)
    }
    try checkNoNUL(in: trimmed)
    switch type {
    case is String.Type: return String(trimmed)
    case is Substring.Type: return Substring(String(trimmed))
    case is String?.Type: return (trimmed == "nil" ? nil : String(trimmed)) as String? as Any
    case is Character.Type where trimmed.count == 1: return trimmed[trimmed.startIndex]
    default: return try value(text, as: type, for: name)
    }
  }

  private func checkNoNUL(in text: Substring) throws(InputError) {
    guard let index = text.unicodeScalars.firstIndex(of: "\0") else { return }
    throw InputError(
      .nul, "the line contains a NUL character", in: text.base,
      at: index..<text.unicodeScalars.index(after: index))
  }
}

extension Substring {
  package var trimmingWhitespace: Substring {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = lastIndex { !$0.isWhitespace }.map(index(after:)) ?? start
    return self[start..<end]
  }
}
