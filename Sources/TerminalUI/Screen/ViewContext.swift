/// Where a view stands while its body is asked for, and what those above hand down to it.
@MainActor
package struct ViewContext {
  var environment = ViewEnvironment()
  private(set) var place = ViewPlace()
  let memory: ViewMemory
  private(set) var controls: ControlCollection
  private(set) var walk: ViewWalk

  init(memory: ViewMemory, controls: ControlCollection, walk: ViewWalk) {
    self.memory = memory
    self.controls = controls
    self.walk = walk
  }

  /// What a view has to draw.
  package func nodes(of view: some View) -> [Node] {
    if let primitive = view as? any PrimitiveView { return primitive.nodes(in: self) }
    walk.visit?(view, self)
    let inner = at(ObjectIdentifier(type(of: view)))
    inner.findProperties(of: view)
    return inner.nodes(of: view.body)
  }

  /// The place of a view within this one.
  func at(_ step: some Hashable) -> ViewContext {
    var context = self
    context.place = place.appending(step)
    return context
  }

  /// The same place, with something else handed down.
  func handing(_ change: (inout ViewEnvironment) -> Void) -> ViewContext {
    var context = self
    change(&context.environment)
    return context
  }

  /// The same place on another way through it.
  func walking(_ walk: ViewWalk, _ controls: ControlCollection) -> ViewContext {
    var context = self
    context.walk = walk
    context.controls = controls
    return context
  }

  private func findProperties(of view: some View) {
    for (index, child) in Mirror(reflecting: view).children.enumerated() {
      (child.value as? any DynamicProperty)?.find(in: self, property: index)
    }
  }
}

/// What views hand down to those within them.
struct ViewEnvironment {
  var style = TextStyle()
  var isEnabled = true
  var objects: [ObjectIdentifier: AnyObject] = [:]
}
