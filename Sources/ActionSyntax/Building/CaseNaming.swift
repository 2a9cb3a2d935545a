import ComposableArchitecture
import Reflection

/// The part of a chain that names a case, what it is given, and what follows it.
package struct CaseNaming {
  package let link: Chain.Link
  /// Links behind it; they are the payload's.
  package let rest: ArraySlice<Chain.Link>

  /// nil: the chain begins with the name of another type.
  package init?(_ chain: Chain, of layout: EnumLayout) {
    var links = chain.links[...]
    if !chain.isImplicit, !layout.cases.contains(where: { $0.name == links.first?.name.text }) {
      links = links.dropFirst(Self.typePrefix(of: links, layout.type))
    }
    guard let link = links.first else { return nil }
    self.link = link
    rest = links.dropFirst()
  }

  /// All that is given to the case: `[…]` first, then the parentheses, then the rest of the chain.
  package var arguments: [Argument] {
    let row = link.subscripts.map { Argument(value: $0, isShorthand: true) }
    let tail = restNode.map { [Argument(value: $0, isShorthand: true)] } ?? []
    return row + (link.arguments ?? []) + tail
  }

  /// Neither brackets nor a rest.
  package var isBare: Bool { link.arguments == nil && link.subscripts.isEmpty && rest.isEmpty }

  private var restNode: Node? {
    guard let first = rest.first, let last = rest.last else { return nil }
    return Node(
      kind: .chain(Chain(isImplicit: true, links: Array(rest))),
      range: first.range.lowerBound..<last.range.upperBound)
  }

  /// How many links spell the type, from the module or any of its outer types on.
  private static func typePrefix(of links: ArraySlice<Chain.Link>, _ type: Any.Type) -> Int {
    let path = TypePath.of(type)
    let names = links.prefix { $0.arguments == nil && $0.subscripts.isEmpty }.map(\.name.text)
    return (1...max(1, path.count)).reversed().first { count in
      count < links.count && names.starts(with: path.suffix(count))
    } ?? 0
  }
}
