extension StatePath {
  /// Returns a copy of a state with the value at the path replaced.
  ///
  /// - Parameter makeValue: Creates the new value; its parameter is the type of the old one.
  package func replacing(
    in state: Any, with makeValue: (Any.Type) throws -> Any
  ) throws -> Any {
    try replacing(from: 0, in: state, type(of: state), makeValue)
  }

  /// - Parameter type: The type that the result must have; `whole` may be the value of an optional.
  private func replacing(
    from index: Int, in whole: Any, _ type: Any.Type, _ makeValue: (Any.Type) throws -> Any
  ) throws -> Any {
    guard index < components.count else { return try makeValue(type) }
    let component = components[index]
    guard let inner = Stored.unwrapped(whole) else { throw nilError(before: index) }
    // Reports a path that does not exist.
    let part = try Self(line: line, components: [component]).value(in: inner)
    func replace(_ type: Any.Type) throws -> Any {
      try replacing(from: index + 1, in: part, type, makeValue)
    }
    let changed: Any?
    switch component.kind {
    case .name(let name): changed = try replacingPart(named: name, in: inner, replace)
    case .id, .position:
      changed = try (inner as? any ReplaceableElements)?
        .replacingElement(part, with: replace(Swift.type(of: part)))
    }
    guard let changed, let result = converted(changed, to: type) else {
      throw error(
        .notTypable, "`\(line[component.range])` cannot be written here", at: component.range,
        hint: "expected a stored property")
    }
    return result
  }

  private func replacingPart(
    named name: String, in whole: Any, _ replace: (Any.Type) throws -> Any
  ) throws -> Any? {
    if let layout = StructLayout.of(type(of: whole)),
      let field = layout.fields.first(where: { $0.name == name || $0.name == "_" + name })
    {
      if let wrapper = field.type as? any WrappedFieldType.Type {
        let value = try replace(wrapper.valueType)
        let shared = layout.value(of: field, in: whole) as? any SharedFieldType
        if SharedPerspective.isAsserting, let shared, shared.write(value) { return whole }
        return wrapper.wrapping(value).flatMap { replacingStored(field, in: whole, with: $0) }
      }
      if let presentation = field.type as? any SettablePresentation.Type {
        return presentation.presenting(try replace(presentation.optionalType))
          .flatMap { replacingStored(field, in: whole, with: $0) }
      }
      return converted(try replace(field.type), to: field.type)
        .flatMap { replacingStored(field, in: whole, with: $0) }
    }
    guard let layout = EnumLayout.of(type(of: whole)), let found = layout.caseOf(whole),
      found.name == name, let payload = found.payload
    else { return nil }
    return converted(try replace(payload), to: payload)
      .flatMap { layout.make(found, payload: $0) }
  }

  private init(line: String, components: [Component]) {
    self.line = line
    self.components = components
  }
}

/// The value as a value of exactly this type; a value becomes an optional of it.
private func converted(_ value: Any, to type: Any.Type) -> Any? {
  func open<T>(_: T.Type) -> Any? { value as? T }
  return _openExistential(type, do: open)
}

/// A presentation whose child can be set like an optional.
private protocol SettablePresentation {
  static var optionalType: Any.Type { get }
  /// The presentation of an optional child; `nil` if the value is not of that type.
  static func presenting(_ value: Any) -> Any?
}

extension PresentationState: SettablePresentation {
  static fileprivate var optionalType: Any.Type { State?.self }

  static fileprivate func presenting(_ value: Any) -> Any? {
    guard let child = converted(value, to: State?.self) else { return nil }
    return (child as? State?).map { PresentationState(wrappedValue: $0) }
  }
}

/// A collection of which one element can be replaced.
private protocol ReplaceableElements: MutableCollection {}

extension Array: ReplaceableElements {}
extension IdentifiedArray: ReplaceableElements {}

extension ReplaceableElements {
  /// Returns a copy with the first element that is equal to `old` replaced.
  fileprivate func replacingElement(_ old: Any, with new: Any) -> Any? {
    guard let new = new as? Element, let index = firstIndex(where: { areEqual($0, old) }) else {
      return nil
    }
    var copy = self
    copy[index] = new
    return copy
  }
}

private func areEqual(_ left: Any, _ right: Any) -> Bool {
  func open<Value: Equatable>(_ left: Value) -> Bool { exactly(right, as: Value.self) == left }
  return (left as? any Equatable).map { open($0) } ?? false
}
