/// Names strung together by dots: `.todo[2].toggled`, `Filter.all`, `Money(amount: 3)`.
package struct Chain: Sendable {
  package struct Link: Sendable {
    package let name: Name
    /// What stands in `[]` behind the name.
    package let subscripts: [Node]
    /// nil: no parentheses.
    package let arguments: [Argument]?
    /// From the name to the closing bracket.
    package let range: Range<String.Index>
  }

  /// It began with a dot.
  package let isImplicit: Bool

  /// One at least.
  package let links: [Link]
}
