extension ViewContext {
  /// Shows a view over the screen.
  ///
  /// - Parameters:
  ///   - kind: What the layer is called, and how large it is.
  ///   - id: The identity of the content. Another one starts with new state of the views.
  ///   - close: Closes the layer.
  func present(
    _ view: some View, as kind: PresentedLayer.Kind, id: AnyHashable,
    close: @escaping @MainActor () -> Void
  ) {
    let controls = ControlCollection(), settings = SheetSettings()
    let context = presentedContext(kind, id, controls, settings, close)
    let place = traversal.layers.count
    let screen = ScreenTitle(drawnIn: context.stackNodes(of: view, path: nil))
    let isClosable = kind != .cover && !settings.isDismissDisabled
    let button = isClosable ? controls.addButton("Close", close) : nil
    traversal.layers.insert(
      PresentedLayer(
        kind: kind, title: screen.title, nodes: screen.nodes, closeButton: button,
        controls: controls),
      at: place)
  }

  /// Shows an alert or a dialog. Each of its buttons closes it.
  ///
  /// An alert without buttons has the button `OK`, and a dialog that people cannot cancel the button `Cancel`.
  ///
  /// - Parameter close: Called after a button was tapped.
  func present(
    alert title: String?, message: some View, actions: some View, as kind: AlertKind,
    close: @escaping @MainActor () -> Void
  ) {
    let controls = ControlCollection()
    let kind: PresentedLayer.Kind = kind == .alert ? .alert : .dialog
    let context = presentedContext(kind, "content", controls, SheetSettings(), close)
    var nodes = context.child("message").nodes(of: message)
    nodes += context.child("actions").nodes(of: actions)
    if kind == .alert, controls.controls.isEmpty { nodes.append(controls.addButton("OK") {}) }
    if kind == .dialog, !controls.controls.contains(where: \.isCancel) {
      nodes.append(controls.addButton("Cancel") {})
    }
    controls.onTap(close)
    traversal.layers.append(
      PresentedLayer(kind: kind, title: title, nodes: nodes, closeButton: nil, controls: controls))
  }

  private func presentedContext(
    _ kind: PresentedLayer.Kind, _ id: AnyHashable, _ controls: ControlCollection,
    _ settings: SheetSettings, _ close: @escaping @MainActor () -> Void
  ) -> ViewContext {
    child(kind.rawValue).child(id).with(traversal, controls).withEnvironment {
      $0.style = TextStyle()
      $0.isEnabled = true
      $0.values.dismiss = DismissAction(close: close)
      $0.values.editMode = nil
      $0.sheet = settings
      $0.stack = nil
      $0.push = nil
    }
  }
}
