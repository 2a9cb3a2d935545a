extension Range: SyntaxConstructible {
  package static func make(
    from node: SyntaxNode, by builder: ValueBuilder
  ) throws(InputError) -> Any {
    guard case .range(let lower?, false, let upper?) = node.kind else {
      throw builder.wrongType(node, Self.self)
    }
    let bounds = try builder.bounds(lower, upper, node, as: Bound.self)
    return bounds.lower..<bounds.upper
  }

  package static var expectation: String { "a range such as 0..<3" }
}

extension ClosedRange: SyntaxConstructible {
  package static func make(
    from node: SyntaxNode, by builder: ValueBuilder
  ) throws(InputError) -> Any {
    guard case .range(let lower?, true, let upper?) = node.kind else {
      throw builder.wrongType(node, Self.self)
    }
    let bounds = try builder.bounds(lower, upper, node, as: Bound.self)
    return bounds.lower...bounds.upper
  }

  package static var expectation: String { "a range such as 1...3" }
}

extension PartialRangeFrom: SyntaxConstructible {
  package static func make(
    from node: SyntaxNode, by builder: ValueBuilder
  ) throws(InputError) -> Any {
    guard case .range(let lower?, true, nil) = node.kind else {
      throw builder.wrongType(node, Self.self)
    }
    return try builder.bound(lower, as: Bound.self)...
  }

  package static var expectation: String { "a range such as 1..." }
}

extension PartialRangeThrough: SyntaxConstructible {
  package static func make(
    from node: SyntaxNode, by builder: ValueBuilder
  ) throws(InputError) -> Any {
    guard case .range(nil, true, let upper?) = node.kind else {
      throw builder.wrongType(node, Self.self)
    }
    return ...(try builder.bound(upper, as: Bound.self))
  }

  package static var expectation: String { "a range such as ...3" }
}

extension PartialRangeUpTo: SyntaxConstructible {
  package static func make(
    from node: SyntaxNode, by builder: ValueBuilder
  ) throws(InputError) -> Any {
    guard case .range(nil, false, let upper?) = node.kind else {
      throw builder.wrongType(node, Self.self)
    }
    return ..<(try builder.bound(upper, as: Bound.self))
  }

  package static var expectation: String { "a range such as ..<3" }
}

extension ValueBuilder {
  fileprivate func bound<B>(_ node: SyntaxNode, as type: B.Type) throws(InputError) -> B {
    try self.for(.part("bound", of: subject)).value(node, as: type)
  }

  /// Makes the bounds of a range. NaN is refused, because it is not less than or equal to itself.
  fileprivate func bounds<B: Comparable>(
    _ lower: SyntaxNode, _ upper: SyntaxNode, _ node: SyntaxNode, as type: B.Type
  ) throws(InputError) -> (lower: B, upper: B) {
    let bounds = (lower: try bound(lower, as: type), upper: try bound(upper, as: type))
    guard bounds.lower <= bounds.upper else {
      throw error(
        .invalidValue, "\(shown(lower)) is not less than \(shown(upper))", at: node.range,
        hint: "expected the smaller bound first")
    }
    return bounds
  }
}
