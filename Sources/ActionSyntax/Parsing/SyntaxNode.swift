/// A value as it was typed, before its type is known.
package struct SyntaxNode: Sendable {
  package indirect enum Kind: Sendable {
    case number(NumberLiteral)
    case quantity(NumberLiteral, unit: String)
    case string(String)
    /// A date, UUID or URL without quotation marks.
    case bare(String)
    case boolean(Bool)
    case null
    /// `[a, b]`, `[]`.
    case list([SyntaxNode])
    /// `[a: b]`, `[:]`.
    case dictionary([KeyedValue])
    case tuple([Argument])
    /// `.a(1).b`, `Type.a`, `Type(1)`, `a`.
    case chain(Chain)
    /// `\.$a.b`, `\Root.$a`.
    case keyPath(KeyPathSyntax)
    /// `1...5`, `1..<5`, `...5`, `1...`.
    case range(lower: SyntaxNode?, isClosed: Bool, upper: SyntaxNode?)
    /// `#0` in the brackets after a case.
    case position(Int)
    /// Nothing yet: the value at the cursor, in text that is still being typed.
    case missing
  }

  /// A key and its value in a dictionary.
  package struct KeyedValue: Sendable {
    package let key: SyntaxNode
    package let value: SyntaxNode
  }

  package let kind: Kind
  package let range: Range<String.Index>
  /// Whether the text ends inside the node's brackets. Only text that is still being typed does.
  let isOpen: Bool

  init(kind: Kind, range: Range<String.Index>, isOpen: Bool = false) {
    self.kind = kind
    self.range = range
    self.isOpen = isOpen
  }

  /// Whether the cursor is inside the node, in text that is still being typed.
  var containsCursor: Bool {
    switch kind {
    case .missing: true
    case .chain(let chain): chain.links.last?.containsCursor ?? false
    case .range(_, _, let upper): upper?.containsCursor ?? false
    default: isOpen
    }
  }
}

/// Names joined by dots: `.todo[2].toggled`, `Filter.all`, `Money(amount: 3)`.
package struct Chain: Sendable {
  /// A name with the brackets and parentheses after it.
  package struct Link: Sendable {
    package let name: NameSyntax
    /// The values in `[]` after the name.
    package let subscripts: [SyntaxNode]
    /// The values in `()` after the name, or `nil` if there are no parentheses.
    package let arguments: [Argument]?
    /// The range from the name to the last closing bracket.
    package let range: Range<String.Index>
    /// Whether the text ends inside the link's last brackets.
    let isOpen: Bool

    var containsCursor: Bool { isOpen || name.text.isEmpty }
  }

  /// Whether the chain begins with a dot.
  package let isImplicit: Bool

  /// The links, at least one.
  package let links: [Link]
}

/// One of the values in parentheses, with its label if it has one.
package struct Argument: Sendable {
  package let label: NameSyntax?
  package let value: SyntaxNode

  /// Whether the value was typed after a case, as `[x]` or `.rest`, instead of in its parentheses.
  /// Such a value needs no label.
  package let isShorthand: Bool

  init(label: NameSyntax? = nil, value: SyntaxNode, isShorthand: Bool = false) {
    self.label = label
    self.value = value
    self.isShorthand = isShorthand
  }

  var range: Range<String.Index> {
    (label?.range.lowerBound ?? value.range.lowerBound)..<value.range.upperBound
  }
}

/// A name and its place in the text. At the cursor the name is empty.
package struct NameSyntax: Sendable {
  package let text: String
  package let range: Range<String.Index>
}

/// A key path: `\.$name`, `\State.$address.city`.
package struct KeyPathSyntax: Sendable {
  /// `State` in `\State.$name`.
  package let root: NameSyntax?
  package let components: [NameSyntax]
}
