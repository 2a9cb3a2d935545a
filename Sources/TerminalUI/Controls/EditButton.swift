/// A button that starts and ends editing: `[1] <Edit>`, or `[1] <Done>` while ``EnvironmentValues/editMode`` is active.
///
/// Rows can be deleted at any time here, because a terminal draws their actions beside them.
public struct EditButton: View, PrimitiveView {
  /// Creates a button.
  public init() {}

  package func nodes(in context: ViewContext) -> [LayoutNode] {
    guard let mode = context.environment.values.editMode else { return [] }
    let isEditing = mode.wrappedValue.isEditing
    let next = isEditing ? EditMode.inactive : .active
    let behavior = ControlBehavior(
      kind: "button", tap: { .write("editMode", "\(next)", next, to: mode) })
    return [
      context.controls.add(
        behavior, label: context.nodes(of: Text(isEditing ? "Done" : "Edit")),
        value: "\(mode.wrappedValue)", isEnabled: context.environment.isEnabled)
    ]
  }
}

/// Whether the rows of a list are being edited.
public enum EditMode: Hashable, Sendable {
  /// The rows are not being edited.
  case inactive
  /// The rows are being edited for a moment.
  case transient
  /// The rows are being edited.
  case active

  /// Whether they are being edited.
  public var isEditing: Bool { self != .inactive }

  fileprivate enum Key: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }
}

extension EnvironmentValues {
  /// Whether lists are being edited. Each screen keeps a mode of its own unless a view sets another one.
  public var editMode: Binding<EditMode>? {
    get { self[EditMode.Key.self] }
    set { self[EditMode.Key.self] = newValue }
  }
}

extension ViewContext {
  /// The mode that the screen at this position keeps.
  var keptEditMode: Binding<EditMode> {
    let storage = memory.storage(at: path, property: ViewMemory.editMode) {
      StoredValue(EditMode.inactive)
    }
    return Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}
