/// A drawn view: its lines, and the controls that people can operate.
///
/// Drawing changes no state, and the same view draws the same screen. Operating a control writes immediately; draw again to
/// see the result.
@MainActor
package struct Screen {
  /// The lines without trailing spaces.
  package let styledLines: [StyledLine]
  package let controls: [Control]
  /// The controls below the topmost sheet, alert or pushed screen, which cannot be operated.
  package let covered: [CoveredControl]
  /// Where the topmost sheet or alert was drawn; `nil` if none is presented.
  package let layer: LayerFrame?
  let layered: LayeredScreen
  private let handlers: [LifecycleHandler]
  private let path: ViewPath
  private let memory: ViewMemory

  package var lines: [String] { styledLines.map(\.text) }

  /// Draws a view.
  ///
  /// - Parameters:
  ///   - view: The view, whose `body` is evaluated now.
  ///   - width: The width in columns. Nothing is drawn beyond it.
  ///   - boxes: The characters for lines.
  ///   - rowLimit: The number of rows to draw in all lists together; nil for no limit. The others are counted.
  ///   - memory: What the views keep from drawing to drawing; nil starts with their initial values.
  package static func render(
    _ view: some View, width: Int = 80, boxes: BoxCharacters = .unicode, rowLimit: Int? = nil,
    memory: ViewMemory? = nil
  ) -> Screen {
    render(
      PlacedView(whole: view, memory: memory ?? ViewMemory()), width: width, boxes: boxes,
      rowLimit: rowLimit)
  }

  /// Draws only a view that was found inside another one.
  ///
  /// - Parameter marked: The bodies whose text gets a mark in its style.
  package static func render(
    _ placed: PlacedView, width: Int = 80, boxes: BoxCharacters = .unicode, rowLimit: Int? = nil,
    marked: MarkedBodies? = nil
  ) -> Screen {
    let (layered, handlers) = placed.evaluate(rowLimit: rowLimit, marked: marked)
    let width = max(width, 1)
    let (block, layer) = Renderer(boxes: boxes).block(layered, width: width)
    return Screen(
      styledLines: Raster(block, width: width).lines, controls: layered.controls,
      covered: layered.covered, layer: layer, layered: layered, handlers: handlers,
      path: placed.context.path, memory: placed.context.memory)
  }

  /// Whether a view of the screen does something when it disappears.
  package var hasDepartures: Bool {
    handlers.contains { if case .disappear = $0.work { true } else { false } }
  }

  /// Registers that this screen is shown now.
  ///
  /// - Returns: The handlers of views that have appeared since the last call, and functions to call for those that have
  ///   disappeared.
  package func show() -> (arrived: [LifecycleHandler], departures: [@MainActor () -> Void]) {
    memory.update(at: path, to: handlers)
  }

  /// Keeps a function that cancels the work of a handler, to be called when its view disappears.
  package func onDeparture(
    of handler: LifecycleHandler, _ cancel: @escaping @MainActor (Departure) -> Void
  ) {
    memory.onDeparture(of: handler, cancel)
  }

  /// Returns the controls with a label, or else the control with a number.
  package func controls(named name: String) -> [Control] {
    let labelled = controls(labelled: name)
    return labelled.isEmpty ? controls.filter { "\($0.number)" == name } : labelled
  }

  /// Returns the controls with a label. Case is ignored if no label matches exactly.
  package func controls(labelled label: String) -> [Control] {
    let exact = controls.filter { $0.label == label }
    return exact.isEmpty
      ? controls.filter { $0.label.lowercased() == label.lowercased() } : exact
  }

  /// The shortest unique name of a control: its label, or its number if the label is empty or not unique.
  package func name(of control: Control) -> String {
    let isUnique = controls(labelled: control.label).count == 1
    return control.label.isEmpty || !isUnique ? "\(control.number)" : control.label
  }
}

/// A view that was found inside another view, with the environment that it has there.
@MainActor
package struct PlacedView {
  package let view: any View
  let context: ViewContext

  init(view: any View, context: ViewContext) {
    self.view = view
    self.context = context
  }

  /// A view that is not inside another one.
  package init(whole view: any View, memory: ViewMemory) {
    self.init(
      view: view,
      context: ViewContext(
        memory: memory, controls: ControlCollection(), traversal: ViewTraversal()))
  }

  /// Evaluates the bodies of the view and the views inside it.
  func evaluate(
    rowLimit: Int?, marked: MarkedBodies? = nil
  ) -> (layered: LayeredScreen, handlers: [LifecycleHandler]) {
    let controls = ControlCollection()
    let traversal = ViewTraversal(rowLimit: rowLimit)
    if let marked {
      traversal.evaluateBody = { view, context in marked.nodes(of: view, in: context) }
    }
    // The memory may keep contexts, which refer to the traversal.
    defer { traversal.evaluateBody = nil }
    let context = context.with(traversal, controls)
    let nodes = context.memory.drawing(context.path) {
      BodyEvaluation.run { context.stackNodes(of: view, path: nil) }
    }
    let layered = LayeredScreen(
      base: .group(nodes), baseControls: controls, layers: traversal.layers)
    return (layered, traversal.handlers)
  }

  /// Whether nothing but the feature's store decides how the view looks: no view that was drawn had a state or an object of its
  /// own.
  package var isDecidedByStore: Bool { !context.memory.hasOwnValues }

  /// Whether the view is drawn with a memory.
  package func isDrawn(with memory: ViewMemory) -> Bool { context.memory === memory }

  /// Returns the views inside a view, and the view itself, that meet a condition; outermost first.
  ///
  /// - Parameters:
  ///   - view: The view to search. Bodies are evaluated on the way.
  ///   - memory: What the views keep from drawing to drawing.
  ///   - rowLimit: The number of rows to search in all lists together.
  ///   - requiredRows: The identifiers of rows to search beyond the limit.
  package static func all(
    in view: some View, memory: ViewMemory, rowLimit: Int? = nil,
    requiredRows: Set<AnyHashable> = [], where condition: @escaping (any View) -> Bool
  ) -> [PlacedView] {
    var found: [PlacedView] = []
    let traversal = ViewTraversal(rowLimit: rowLimit, requiredRows: requiredRows)
    // What was found refers to the traversal, so the function that collects it would never be released.
    defer { traversal.visit = nil }
    traversal.visit = { view, context in
      if condition(view) { found.append(PlacedView(view: view, context: context)) }
    }
    let context = ViewContext(
      memory: memory, controls: ControlCollection(), traversal: traversal)
    _ = BodyEvaluation.run { context.stackNodes(of: view, path: nil) }
    return found
  }
}
