extension Range: TextConstructible {
  package static func make(from node: Node, by builder: ValueBuilder) throws(ActionError) -> Any {
    guard case .range(let lower?, false, let upper?) = node.kind else {
      throw builder.wrongType(node, Self.self)
    }
    let bounds = try builder.bounds(lower, upper, node, as: Bound.self)
    return bounds.lower..<bounds.upper
  }

  package static var expectation: String { "a range such as 0..<3" }
}

extension ClosedRange: TextConstructible {
  package static func make(from node: Node, by builder: ValueBuilder) throws(ActionError) -> Any {
    guard case .range(let lower?, true, let upper?) = node.kind else {
      throw builder.wrongType(node, Self.self)
    }
    let bounds = try builder.bounds(lower, upper, node, as: Bound.self)
    return bounds.lower...bounds.upper
  }

  package static var expectation: String { "a range such as 1...3" }
}

extension PartialRangeFrom: TextConstructible {
  package static func make(from node: Node, by builder: ValueBuilder) throws(ActionError) -> Any {
    guard case .range(let lower?, true, nil) = node.kind else {
      throw builder.wrongType(node, Self.self)
    }
    return try builder.bound(lower, as: Bound.self)...
  }

  package static var expectation: String { "a range such as 1..." }
}

extension PartialRangeThrough: TextConstructible {
  package static func make(from node: Node, by builder: ValueBuilder) throws(ActionError) -> Any {
    guard case .range(nil, true, let upper?) = node.kind else {
      throw builder.wrongType(node, Self.self)
    }
    return ...(try builder.bound(upper, as: Bound.self))
  }

  package static var expectation: String { "a range such as ...3" }
}

extension PartialRangeUpTo: TextConstructible {
  package static func make(from node: Node, by builder: ValueBuilder) throws(ActionError) -> Any {
    guard case .range(nil, false, let upper?) = node.kind else {
      throw builder.wrongType(node, Self.self)
    }
    return ..<(try builder.bound(upper, as: Bound.self))
  }

  package static var expectation: String { "a range such as ..<3" }
}

extension ValueBuilder {
  fileprivate func bound<B>(_ node: Node, as type: B.Type) throws(ActionError) -> B {
    try self.for(.part("bound", of: subject)).value(node, as: type)
  }

  /// NaN is no bound: it is not equal to itself.
  fileprivate func bounds<B: Comparable>(
    _ lower: Node, _ upper: Node, _ node: Node, as type: B.Type
  ) throws(ActionError) -> (lower: B, upper: B) {
    let bounds = (lower: try bound(lower, as: type), upper: try bound(upper, as: type))
    guard bounds.lower <= bounds.upper else {
      throw error(
        .invalidValue, "\(shown(lower)) is not below \(shown(upper))", at: node.range,
        hint: "expected the smaller bound first")
    }
    return bounds
  }
}
