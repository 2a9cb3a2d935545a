/// A button that starts and ends editing: `[1] <Edit>`, or `[1] <Done>` while ``EnvironmentValues/editMode`` is active.
///
/// Rows can be deleted at any time here, because a terminal draws their actions beside them.
public struct EditButton: View, PrimitiveView {
  public init() {}

  package func nodes(in context: ViewContext) -> [LayoutNode] {
    guard let mode = context.environment.values.editMode else { return [] }
    let isEditing = mode.wrappedValue.isEditing
    let next = isEditing ? EditMode.inactive : .active
    let behavior = ControlBehavior(
      kind: "button", tap: { .write("editMode", "\(next)", next, to: mode) })
    return context.control(
      behavior, label: Text(isEditing ? "Done" : "Edit"), value: "\(mode.wrappedValue)")
  }
}
