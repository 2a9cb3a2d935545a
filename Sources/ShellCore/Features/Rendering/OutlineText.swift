/// A feature's composition as a tree, with the children that exist now.
enum OutlineText {
  /// - Parameter state: The feature's current state; `nil` draws only the composition.
  static func of(_ outline: [ReducerOutline], state: Any?) -> String {
    outline.flatMap { lines($0, state) }.joined(separator: "\n")
  }

  private static func lines(_ reducer: ReducerOutline, _ state: Any?) -> [String] {
    let child = reducer.link.flatMap { link in state.map { LinkedChild(link, in: $0) } }
    let inner = reducer.link == nil ? state : child?.state
    return TreeText.lines(
      title(reducer, child?.note), parts: reducer.parts.map { lines($0, inner) })
  }

  private static func title(_ reducer: ReducerOutline, _ note: String?) -> String {
    guard let link = reducer.link else {
      return reducer.isRecursive ? "\(reducer.name)  (as above)" : reducer.name
    }
    let action = link.action.map { "  .\($0)" } ?? ""
    return "\(reducer.name) \(link.place)\(action)" + (note.map { "  (\($0))" } ?? "")
  }
}

/// A note that says whether an operator's child exists now.
private struct LinkedChild {
  /// `not there`, `3 rows`; `nil` if there is nothing to add.
  var note: String?
  /// The child's state, if there is exactly one.
  var state: Any?

  init(_ link: ChildLink, in parent: Any) {
    guard let value = Self.value(at: link.place, in: parent) else {
      // The child may be a computed property, which cannot be read.
      if Self.isEnum(parent) { note = "not there" }
      return
    }
    if let rows = value as? any RowCollection, type(of: rows).rowType == link.childState {
      note = rows is any StackOfStates ? Self.screens(rows) : Self.count(rows.rowIDs.count)
    } else if let child = Stored.unwrapped(value) {
      state = child
      if link.place.hasPrefix("\\.$") { note = Self.presented(child) }
    } else {
      note = "not there"
    }
  }

  private static func value(at place: String, in parent: Any) -> Any? {
    let names = place.dropFirst(2).split(separator: ".")
      .map { String($0.hasPrefix("$") ? $0.dropFirst() : $0) }
    if isEnum(parent) { return Stored.payload(of: names.joined(), in: parent) }
    return names.reduce(parent as Any?) { whole, name in
      whole.flatMap { Stored.value(named: name, in: $0) }
    }
  }

  private static func isEnum(_ value: Any) -> Bool {
    !Stored.caseNames(of: type(of: value)).isEmpty
  }

  /// `presented`, with the case of an enum of children.
  private static func presented(_ child: Any) -> String {
    "presented" + (Stored.caseName(of: child).map { ": .\($0)" } ?? "")
  }

  /// The screens of a stack from the lowest to the topmost: `#0 .detail, #1 .call`.
  private static func screens(_ rows: any RowCollection) -> String {
    let ids = rows.rowIDs
    guard !ids.isEmpty else { return "no screens" }
    let shown = ids.suffix(mostScreens).map { id in
      let name = rows.row(id: id).flatMap { Stored.caseName(of: $0) }.map { " .\($0)" } ?? ""
      return IDText.of(id) + name
    }
    let hidden = ids.count - shown.count
    return ((hidden > 0 ? ["\(hidden) more"] : []) + shown).joined(separator: ", ")
  }

  private static let mostScreens = 4

  private static func count(_ rows: Int) -> String {
    rows == 0 ? "no rows" : rows == 1 ? "1 row" : "\(rows) rows"
  }
}

/// A `StackState` with any type of elements.
private protocol StackOfStates {}

extension StackState: StackOfStates {}
