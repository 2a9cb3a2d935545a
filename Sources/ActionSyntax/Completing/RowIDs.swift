/// The IDs of the rows in a state, as they are typed.
package struct RowIDs {
  private let children: ChildFinder
  private var found: [String: [String]] = [:]
  /// More would not fit on a screen.
  private static let most = 200

  /// The IDs by the names of the cases that lead to the rows, joined with dots:
  /// `["todo": ["1", "2"]]`.
  package static func of(
    _ state: Any, action: Any.Type, children: ChildFinder
  ) -> [String: [String]] {
    var ids = RowIDs(children: children)
    ids.collect(state, action, cases: [], depth: 4)
    return ids.found
  }

  private init(children: ChildFinder) { self.children = children }

  private mutating func collect(_ state: Any, _ action: Any.Type, cases: [String], depth: Int) {
    guard depth > 0 else { return }
    for child in children.places(of: type(of: state), action) {
      guard let actionCase = child.actionCase else { continue }
      let cases = cases + [actionCase.name]
      if child.hasRows {
        found[cases.joined(separator: ".")] = ids(of: child, in: state)
      } else if let childState = ScopeStep(child: child, row: nil).state(in: state) {
        collect(childState, child.childAction, cases: cases, depth: depth - 1)
      }
    }
  }

  private func ids(of child: ChildScope, in state: Any) -> [String] {
    let rows = Stored.value(named: child.name, in: state) as? any RowCollection
    return rows.map { IDText.typed(Array($0.rowIDs.prefix(Self.most))) } ?? []
  }
}
