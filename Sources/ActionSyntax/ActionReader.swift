import ComposableArchitecture

/// Text to typed actions and values: the way in to everything in this folder.
///
/// Every text is a part of a line; errors show the line as a whole, with the caret in it.
package struct ActionReader {
  package let hooks: ActionHooks

  package init(hooks: ActionHooks = ActionHooks()) { self.hooks = hooks }

  /// An action, with or without the dot before it: `.child(.tapped)`, `child.tapped`.
  package func action(_ text: Substring, as type: Any.Type) throws(ActionError) -> Any {
    let builder = ValueBuilder(source: text.base, hooks: hooks, root: type)
    guard !text.allSatisfy(\.isWhitespace) else {
      throw builder.error(
        .missingInput, "an action is missing", at: text.endIndex..<text.endIndex,
        hint: "expected " + Expectation.of(type))
    }
    return try builder.build(Parser.value(text), as: type)
  }

  /// A value of a type. `name` is what takes it: `` `isToggled` takes a Bool``.
  package func value(
    _ text: Substring, as type: Any.Type, for name: String? = nil
  ) throws(ActionError) -> Any {
    let builder = self.builder(for: text, name)
    guard !text.allSatisfy(\.isWhitespace) else {
      throw builder.error(
        .missingInput, builder.subject.takes(TypeName.full(type)),
        at: text.endIndex..<text.endIndex,
        hint: "expected " + Expectation.of(type))
    }
    return try builder.build(Parser.value(text), as: type)
  }

  /// A value that is the rest of a line: for text, quotes may be left out.
  ///
  /// Text that begins with a quotation mark is a literal and has to end with another one. For an
  /// optional text, `nil` is no text.
  package func rest(
    _ text: Substring, as type: Any.Type, for name: String? = nil
  ) throws(ActionError) -> Any {
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

  private func builder(for text: Substring, _ name: String?) -> ValueBuilder {
    ValueBuilder(
      source: text.base, hooks: hooks, subject: name.map(Subject.named) ?? .none)
  }

  private func checkNoNUL(in text: Substring) throws(ActionError) {
    guard let place = text.unicodeScalars.firstIndex(of: "\0") else { return }
    throw ActionError(
      .nul, "the line holds a NUL character", in: text.base,
      at: place..<text.unicodeScalars.index(after: place))
  }
}

extension Substring {
  package var trimmingWhitespace: Substring {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = lastIndex { !$0.isWhitespace }.map(index(after:)) ?? start
    return self[start..<end]
  }
}
