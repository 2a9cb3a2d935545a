/// The stored `PresentationState` that a key path such as `\.$editor` leads to.
///
/// Such a key path is computed: changing the state through it copies the state. The operator changes the
/// stored property instead. It is found with the first state that the operator sees.
@usableFromInline
final class PresentationField<Root, Child> {
  @usableFromInline let keyPath: WritableKeyPath<Root, PresentationState<Child>>
  /// Where the property is stored, once it was found.
  // Unchecked: nothing else accesses it while the reducer runs.
  @exclusivity(unchecked)
  @usableFromInline var offset: Int?
  /// The offset if the key path names a stored property itself.
  private let namedOffset: Int?
  private let candidates: [StructLayout.Field]
  // Unchecked: as above.
  @exclusivity(unchecked)
  private var found: StructLayout.Field?
  @exclusivity(unchecked)
  private var hasSearched = false

  @usableFromInline
  init(_ keyPath: WritableKeyPath<Root, PresentationState<Child>>) {
    self.keyPath = keyPath
    namedOffset = MemoryLayout<Root>.offset(of: keyPath)
    candidates =
      StructLayout.of(Root.self)?.fields.filter { $0.type == PresentationState<Child>.self } ?? []
  }

  @inlinable
  @inline(__always)
  func modify<R>(_ root: inout Root, _ body: (inout PresentationState<Child>) -> R) -> R {
    guard let offset = offset ?? search(root) else { return body(&root[keyPath: keyPath]) }
    return modifyStored(&root, at: offset, as: PresentationState<Child>.self, body)
  }

  /// Tries each candidate on a copy of the state: a new box shows up at the key path if the candidate is
  /// the right one.
  ///
  /// - Returns: The offset of the property, or `nil` if it was not found.
  @usableFromInline
  func search(_ root: Root) -> Int? {
    guard !hasSearched else { return nil }
    hasSearched = true
    found = candidates.first { field in
      var probe = root
      let mark = PresentationState<Child>.Box(nil)
      modifyStored(&probe, at: field.offset, as: PresentationState<Child>.self) { $0.box = mark }
      return probe[keyPath: keyPath].box === mark
    }
    offset = found?.offset ?? namedOffset
    return offset
  }

  /// The key path as in source code: `\.$editor`. If no state was seen yet and there are several
  /// candidates, the name is not known.
  var text: String {
    guard let field = found ?? (candidates.count == 1 ? candidates[0] : nil) else {
      return keyPath.text
    }
    return "\\.$" + (field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name)
  }

  @usableFromInline
  func childLocation(of id: PresentedID) -> ChildLocation {
    ChildLocation(keyPath, element: EffectID(id))
  }
}
