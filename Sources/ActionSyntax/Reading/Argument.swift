/// One of the values between parentheses, with its label if it has one.
package struct Argument: Sendable {
  package let label: Name?
  package let value: Node

  /// Typed as `[x]` or as `.rest` behind a case instead of between its parentheses: needs no label.
  package let isShorthand: Bool

  package init(label: Name? = nil, value: Node, isShorthand: Bool = false) {
    self.label = label
    self.value = value
    self.isShorthand = isShorthand
  }

  package var range: Range<String.Index> {
    (label?.range.lowerBound ?? value.range.lowerBound)..<value.range.upperBound
  }
}
