/// Where the first fields that bindings have set are stored.
///
/// A key path such as `\.$displayName` is computed: a change through it copies the field twice and allocates memory. A
/// `BindingReducer` changes the stored field instead.
@usableFromInline
final class BindingOffsets<Root> {
  // Unchecked: nothing else accesses it while the reducer runs.
  @exclusivity(unchecked)
  @usableFromInline var known: [(keyPath: PartialKeyPath<Root>, offset: Int?)] = []

  @usableFromInline
  init() {}

  /// The offset of the wrapper that a key path leads to, or `nil` to use the key path itself.
  ///
  /// A literal is the same object each time, so it is recognized without being compared.
  @inlinable
  @inline(__always)
  func offset(of keyPath: PartialKeyPath<Root>, in root: Root) -> Int? {
    for index in known.indices where known[index].keyPath === keyPath { return known[index].offset }
    return find(keyPath, in: root)
  }

  @usableFromInline
  func find(_ keyPath: PartialKeyPath<Root>, in root: Root) -> Int? {
    // Key paths that are made each time they are used would fill the memory.
    guard known.count < 8 else { return nil }
    let offset = offset(ofFieldAt: keyPath, in: root)
    known.append((keyPath, offset))
    return offset
  }

  private func offset(ofFieldAt keyPath: PartialKeyPath<Root>, in root: Root) -> Int? {
    // On a longer path, an observer of a variable must be called.
    guard let field = BindingField.find(keyPath, in: root), field.path.count == 1,
      case .wrapper(let wrapper, let offset) = field.storage,
      type(of: keyPath).valueType == wrapper
    else { return nil }
    return offset
  }
}
