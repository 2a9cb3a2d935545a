import ActionSyntax
import ComposableArchitecture

/// The ids of the rows that are there now, as they are typed.
@MainActor
struct RowIDs {
  private let children: ChildFinder
  private var found: [String: [String]] = [:]
  /// More would not fit on a screen.
  private static let most = 200

  /// By the cases that lead from the present scope to the rows, dots between them.
  static func of(_ loaded: Session.Loaded) -> [String: [String]] {
    guard let state = loaded.scope.state(in: loaded.store.state) else { return [:] }
    var ids = RowIDs(children: loaded.children)
    ids.collect(state, loaded.scopedTypes.action, cases: [], depth: 4)
    return ids.found
  }

  private init(children: ChildFinder) { self.children = children }

  private mutating func collect(_ state: Any, _ action: Any.Type, cases: [String], depth: Int) {
    guard depth > 0 else { return }
    for place in children.places(of: type(of: state), action) {
      let cases = cases + [place.actionCase.name]
      if place.hasRows {
        found[cases.joined(separator: ".")] = ids(of: place, in: state)
      } else if let child = ScopeStep(place: place, row: nil).state(in: state) {
        collect(child, place.childAction, cases: cases, depth: depth - 1)
      }
    }
  }

  private func ids(of place: ChildPlace, in state: Any) -> [String] {
    let rows = Stored.value(named: place.name, in: state) as? any RowCollection
    return rows?.rowIDs.prefix(Self.most).map(IDText.of) ?? []
  }
}
