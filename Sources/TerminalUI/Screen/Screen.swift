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

  /// Draws a view.
  ///
  /// - Parameters:
  ///   - view: The view; its `body` is evaluated now.
  ///   - width: Columns; nothing is drawn beyond them.
  ///   - boxes: What lines are drawn with.
  ///   - memory: What the views remember, for who draws the same view again; nil: they begin anew.
  package static func render(
    _ view: some View, width: Int = 80, boxes: BoxCharacters = .unicode,
    memory: ViewMemory? = nil
  ) -> Screen {
    let controls = ControlCollection()
    let context = ViewContext(memory: memory ?? ViewMemory(), controls: controls)
    let nodes = context.nodes(of: view)
    let width = max(width, 1)
    let block = Drawing(boxes: boxes).block(.group(nodes), Proposal(width: width, height: nil))
    return Screen(
      styledLines: Raster(block, width: width).lines, controls: controls.controls)
  }

  /// The controls that a person may mean: the one of a number, or all of a label, in any case.
  package func controls(named name: String) -> [Control] {
    if let number = Int(name) { return controls.filter { $0.number == number } }
    let exact = controls.filter { $0.label == name }
    return exact.isEmpty
      ? controls.filter { $0.label.lowercased() == name.lowercased() } : exact
  }
}
