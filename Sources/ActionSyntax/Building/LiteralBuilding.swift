import ComposableArchitecture

extension ValueBuilder {
  /// A literal as the raw value or the description of `type`; nil: no literal, or `type` takes
  /// none.
  package func literalValue(_ node: Node, as type: Any.Type) throws(ActionError) -> Any? {
    guard node.isLiteral || node.isRawValueCall else { return nil }
    if let raw = type as? any RawRepresentable.Type {
      return try rawValue(node.rawValueArgument ?? node, as: raw)
    }
    guard case .string(let text) = node.kind,
      let described = type as? any LosslessStringConvertible.Type
    else { return nil }
    return try value(described: text, node, as: described)
  }

  private func rawValue<R: RawRepresentable>(
    _ node: Node, as type: R.Type
  ) throws(ActionError) -> Any {
    let raw = try value(node, as: R.RawValue.self)
    guard let value = R(rawValue: raw) else {
      throw invalid("no \(TypeName.full(type)) has the raw value \(shown(node))", node, type)
    }
    return value
  }

  private func value<L: LosslessStringConvertible>(
    described text: String, _ node: Node, as type: L.Type
  ) throws(ActionError) -> Any {
    guard let value = L(text) else {
      throw invalid("\(shown(node)) describes no \(TypeName.full(type))", node, type)
    }
    return value
  }
}

extension Node {
  /// A scalar, without names or brackets.
  package var isLiteral: Bool {
    switch kind {
    case .number, .quantity, .string, .bare, .boolean: true
    default: false
    }
  }

  fileprivate var isRawValueCall: Bool { rawValueArgument != nil }

  /// The argument of `Type(rawValue: 3)`.
  fileprivate var rawValueArgument: Node? {
    guard case .chain(let chain) = kind, let arguments = chain.links.last?.arguments,
      arguments.count == 1, arguments[0].label?.text == "rawValue"
    else { return nil }
    return arguments[0].value
  }
}
