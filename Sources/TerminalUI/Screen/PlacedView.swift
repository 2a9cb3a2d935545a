/// A view that was found among others, with what those above hand down to it: it is drawn as it is drawn there.
@MainActor
package struct PlacedView {
  /// The view.
  package let view: any View
  let context: ViewContext

  /// The views within a view, itself among them, that somebody wants; outermost first.
  ///
  /// - Parameters:
  ///   - view: The view to search; bodies are evaluated on the way.
  ///   - memory: What the views remember.
  ///   - mostRows: The rows of all lists together that are searched.
  ///   - wantedRows: The ids of rows that are searched in any case.
  ///   - isWanted: Whether a view is one of those.
  package static func all(
    in view: some View, memory: ViewMemory, mostRows: Int? = nil,
    wantedRows: Set<AnyHashable> = [], where isWanted: @escaping (any View) -> Bool
  ) -> [PlacedView] {
    var found: [PlacedView] = []
    let walk = ViewWalk(mostRows: mostRows, wantedRows: wantedRows)
    walk.visit = { view, context in
      if isWanted(view) { found.append(PlacedView(view: view, context: context)) }
    }
    let context = ViewContext(memory: memory, controls: ControlCollection(), walk: walk)
    _ = context.nodes(of: view)
    return found
  }
}
