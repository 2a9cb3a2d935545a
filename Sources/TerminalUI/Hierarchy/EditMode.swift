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
