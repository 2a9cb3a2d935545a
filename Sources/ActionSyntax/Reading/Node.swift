/// A value as it was typed, before anybody knows its type.
package struct Node: Sendable {
  package indirect enum Kind: Sendable {
    case number(NumberLiteral)
    case quantity(NumberLiteral, unit: String)
    case string(String)
    /// A date, UUID or URL without quotes.
    case bare(String)
    case boolean(Bool)
    case null
    /// `[a, b]`; `[]`.
    case list([Node])
    /// `[a: b]`; `[:]`.
    case dictionary([Entry])
    case tuple([Argument])
    /// `.a(1).b`, `Type.a`, `Type(1)`, `a`.
    case chain(Chain)
    /// `\.$a.b`, `\Root.$a`.
    case keyPath(KeyPathText)
    /// `1...5`, `1..<5`, `...5`, `1...`.
    case range(lower: Node?, isClosed: Bool, upper: Node?)
    /// `#0`, inside of `[]` behind a case.
    case position(Int)
  }

  package struct Entry: Sendable {
    package let key: Node
    package let value: Node
  }

  package let kind: Kind
  package let range: Range<String.Index>
}
