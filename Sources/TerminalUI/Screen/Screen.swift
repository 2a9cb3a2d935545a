/// A view as text: its lines, and the controls that can be worked.
///
/// Drawing changes nothing, and the same view draws the same. A control writes at once; draw again to see what came of it.
@MainActor
package struct Screen {
  /// The lines in pieces of one style each.
  package let styledLines: [[StyledText]]
  /// The controls, in the order of their numbers.
  package let controls: [Control]

  /// The lines as plain text, without spaces at their ends.
  package var lines: [String] { styledLines.map { $0.map(\.text).joined() } }

  /// What the views want done when they come up and go away, in the order of the views: `onAppear`, `task`, `onDisappear`.
  package let appearances: [ViewAppearance]
  /// Where the view stands that is drawn.
  let place: ViewPlace
  /// What remembers the views that are drawn.
  package let memory: ViewMemory

  /// Draws a view.
  ///
  /// - Parameters:
  ///   - view: The view; its `body` is evaluated now.
  ///   - width: Columns; nothing is drawn beyond them.
  ///   - boxes: What lines are drawn with.
  ///   - mostRows: The rows of all lists together that are drawn; nil: all. The others are counted.
  ///   - memory: What the views remember, for who draws the same view again; nil: they begin anew.
  package static func render(
    _ view: some View, width: Int = 80, boxes: BoxCharacters = .unicode, mostRows: Int? = nil,
    memory: ViewMemory? = nil
  ) -> Screen {
    let context = ViewContext(
      memory: memory ?? ViewMemory(), controls: ControlCollection(), walk: ViewWalk())
    return render(
      PlacedView(view: view, context: context), width: width, boxes: boxes, mostRows: mostRows)
  }

  /// Draws a view that was found among others; nothing but that view.
  package static func render(
    _ placed: PlacedView, width: Int = 80, boxes: BoxCharacters = .unicode, mostRows: Int? = nil
  ) -> Screen {
    let controls = ControlCollection()
    let walk = ViewWalk(mostRows: mostRows)
    let context = placed.context.walking(walk, controls)
    let nodes = context.memory.drawing(context.place) { context.nodes(of: placed.view) }
    let width = max(width, 1)
    let block = Drawing(boxes: boxes).block(.group(nodes), Proposal(width: width, height: nil))
    return Screen(
      styledLines: Raster(block, width: width).lines, controls: controls.controls,
      appearances: walk.appearances, place: context.place, memory: context.memory)
  }

  /// The controls that a person may mean: all of a label, in any case where none is exact; else the one of a number.
  package func controls(named name: String) -> [Control] {
    let labelled = controls(labelled: name)
    return labelled.isEmpty ? controls.filter { "\($0.number)" == name } : labelled
  }

  /// The controls of a label, in any case where none is exact.
  package func controls(labelled label: String) -> [Control] {
    let exact = controls.filter { $0.label == label }
    return exact.isEmpty
      ? controls.filter { $0.label.lowercased() == label.lowercased() } : exact
  }
}
