extension ControlCollection {
  func addButton(_ label: String, _ action: @escaping @MainActor () -> Void) -> LayoutNode {
    add(
      ControlBehavior(kind: "button", tap: { .call { action() } }),
      label: [.text([StyledText(label)])], isEnabled: true)
  }
}
