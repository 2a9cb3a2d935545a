/// A state whose mirror shows what its snapshot contains, so that printed states and their differences are those that tests compare.
public protocol _SnapshotReflecting: CustomReflectable, DebugSnapshotConvertible {}

extension _SnapshotReflecting {
  /// The stored properties that are in the snapshot. Child states appear as states.
  public var customMirror: Mirror {
    guard let layout = StructLayout.of(Self.self) else { return Mirror(self, children: [:]) }
    let shown = Set(Mirror(reflecting: snap(self)).children.compactMap(\.label))
    let children = layout.fields.compactMap { field -> Mirror.Child? in
      let name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
      guard shown.contains(name), let value = layout.value(of: field, in: self) else { return nil }
      return (name, value)
    }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
