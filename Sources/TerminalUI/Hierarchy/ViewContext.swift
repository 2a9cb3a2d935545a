/// The position of a view while its body is evaluated, and what the views above pass down to it.
@MainActor
package struct ViewContext {
  var environment = ViewEnvironment()
  private(set) var path = ViewPath()
  let memory: ViewMemory
  private(set) var controls: ControlCollection
  private(set) var traversal: ViewTraversal

  init(memory: ViewMemory, controls: ControlCollection, traversal: ViewTraversal) {
    self.memory = memory
    self.controls = controls
    self.traversal = traversal
  }

  package func nodes(of view: some View) -> [LayoutNode] {
    if let primitive = view as? any PrimitiveView { return primitive.nodes(in: self) }
    if view is any CurvedView { return [] }
    traversal.visit?(view, self)
    let inner = child(ObjectIdentifier(type(of: view)))
    memory.keep(view, at: inner.path)
    inner.connectProperties(of: view)
    if let evaluate = traversal.evaluateBody { return evaluate(view, inner) }
    return inner.nodes(of: view.body)
  }

  /// The context of a view inside this one.
  func child(_ step: some Hashable) -> ViewContext {
    var context = self
    context.path = path.appending(step)
    return context
  }

  /// The same position with a changed environment.
  func withEnvironment(_ change: (inout ViewEnvironment) -> Void) -> ViewContext {
    var context = self
    change(&context.environment)
    return context
  }

  /// The same position in another traversal.
  func with(_ traversal: ViewTraversal, _ controls: ControlCollection) -> ViewContext {
    var context = self
    context.traversal = traversal
    context.controls = controls
    return context
  }

  /// Connects the properties of a view or a style, such as `@Environment`, to the position.
  func connectProperties(of view: some Any) {
    for (index, child) in Mirror(reflecting: view).children.enumerated() {
      guard let property = child.value as? any DynamicProperty else { continue }
      memory.noteOwnValue()
      property.connect(to: self, property: index)
    }
  }
}

extension ViewContext {
  /// Adds a control, which is disabled where the environment disables controls, and returns what it draws.
  func control(
    _ behavior: ControlBehavior, label: some View, value: String? = nil, choices: String? = nil
  ) -> [LayoutNode] {
    [
      controls.add(
        behavior, label: nodes(of: label), value: value, choices: choices,
        isEnabled: environment.isEnabled)
    ]
  }

  /// A value that the view at this position keeps from drawing to drawing.
  func kept<Value>(_ initial: Value, property: Int = 0) -> Binding<Value> {
    let storage = memory.storage(at: path, property: property) { StoredValue(initial) }
    return Binding(get: { storage.value }, set: { storage.value = $0 })
  }

  /// The mode that the screen at this position keeps.
  var keptEditMode: Binding<EditMode> { kept(.inactive, property: ViewMemory.editMode) }
}

/// How the labels in a view are drawn.
enum LabelDrawing {
  case parts(LabelStyleName)
  /// In a style of one's own.
  case own(@MainActor (_ title: any View, _ icon: any View, _ context: ViewContext) -> [LayoutNode])
}

/// How the label of a button is drawn in a style of one's own.
typealias ButtonLabelDrawing =
  @MainActor (_ label: any View, _ role: ButtonRole?, _ context: ViewContext) -> [LayoutNode]

/// What views pass down to the views inside them.
struct ViewEnvironment {
  var style = TextStyle()
  var labels = LabelDrawing.parts(.automatic)
  /// The style of one's own that draws the labels of buttons.
  var buttonLabels: ButtonLabelDrawing?
  var objects: [ObjectIdentifier: AnyObject] = [:]
  var values = EnvironmentValues()
  var stack: PushedScreens?
  /// Pushes a value onto the path of the navigation stack that the view is in.
  var push: (@MainActor (Any) -> Void)?
  var sheet: SheetSettings?
  var tabs: TabBar?

  var isEnabled: Bool {
    get { values.isEnabled }
    set { values.isEnabled = newValue }
  }
}

/// What is collected during one traversal of a view hierarchy.
@MainActor
final class ViewTraversal {
  /// The handlers of the views, in the order of the views.
  private(set) var handlers: [LifecycleHandler] = []
  /// The sheets and alerts over the screen, from the lowest to the topmost.
  var layers: [PresentedLayer] = []
  /// Called with every view, outermost first.
  var visit: ((any View, ViewContext) -> Void)?
  /// Evaluates the body of a view in place of the context; `nil` while nobody asks which bodies are evaluated.
  var evaluateBody: ((any View, ViewContext) -> [LayoutNode])?
  /// The identifiers of rows that are traversed beyond the limit.
  let requiredRows: Set<AnyHashable>
  private var rowsLeft: Int

  /// - Parameters:
  ///   - rowLimit: The number of rows to traverse in all lists together; nil for no limit.
  ///   - requiredRows: The identifiers of rows to traverse beyond the limit.
  init(rowLimit: Int? = nil, requiredRows: Set<AnyHashable> = []) {
    rowsLeft = rowLimit ?? .max
    self.requiredRows = requiredRows
  }

  func add(_ handler: LifecycleHandler) { handlers.append(handler) }

  /// Removes the handlers after the first ones: their views are not shown.
  func removeHandlers(after count: Int) { handlers.removeSubrange(count...) }

  /// Counts a row; returns false beyond the limit.
  func takesRow() -> Bool {
    guard rowsLeft > 0 else { return false }
    rowsLeft -= 1
    return true
  }
}
