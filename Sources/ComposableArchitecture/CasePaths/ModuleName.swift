extension TypeMetadata {
  /// The module that declares a struct or enum; nil for other types.
  ///
  /// Layout: a context descriptor has its kind in the low five bits of the first word (0: module)
  /// and a relative pointer to its parent at 4, whose low bit tells that the target is a pointer to
  /// the parent. A module has its name at 8.
  var moduleName: String? {
    guard var context = descriptor else { return nil }
    while context.load(as: UInt32.self) & 0x1f != 0 {
      let distance = context.load(fromByteOffset: 4, as: Int32.self)
      guard distance != 0 else { return nil }
      let target = context + 4 + Int(distance & ~1)
      context = distance & 1 == 1 ? target.load(as: UnsafeRawPointer.self) : target
    }
    return context.relativeTarget(at: 8)?.text
  }
}
