import OrderedCollections

extension IdentifiedArray {
  /// The element with an id.
  ///
  /// Changing it in place copies nothing. Setting nil removes the element; setting one where there
  /// was none appends it. Its id must be the one in the brackets: another is reported, and the
  /// element filed under its own if that is free.
  @inlinable
  public subscript(id id: ID) -> Element? {
    get { identifiers.firstIndex(of: id).map { storage[$0] } }
    _modify {
      let index = identifiers.firstIndex(of: id)
      var element = index.map { takeOut($0) }
      defer { putBack(element, index, id) }
      yield &element
    }
  }

  /// Changes the element with an id in place, without a copy; nil if there is none.
  ///
  /// - Parameter body: Must leave the id alone, as with `subscript(id:)`.
  @inlinable
  @inline(__always)
  package mutating func modify<R>(id: ID, _ body: (inout Element) throws -> R) rethrows -> R? {
    guard let index = identifiers.firstIndex(of: id) else { return nil }
    defer { checkID(index) }
    return try body(&storage[index])
  }

  /// Reports and mends a changed id.
  @inlinable
  @inline(__always)
  mutating func checkID(_ index: Int) {
    if readID(at: index) != identifiers[index] { refile(index) }
  }

  /// Files an element whose id has changed under the new one; where that is taken, it stays under
  /// the old.
  @usableFromInline
  mutating func refile(_ index: Int) {
    let (old, new) = (identifiers[index], readID(at: index))
    let isFree = !identifiers.contains(new)
    if isFree {
      identifiers.remove(at: index)
      identifiers.insert(new, at: index)
    }
    Self.reportChange(of: old, to: new, isTaken: !isFree)
  }

  /// Moves an element out; its place holds nothing until `putBack` is called.
  @inlinable
  @inline(__always)
  mutating func takeOut(_ index: Int) -> Element {
    // The last element could be the only one, and then nothing could stand in for it should it be
    // removed.
    if index == storage.count - 1 { return storage.removeLast() }
    return storage.withUnsafeMutableBufferPointer { ($0.baseAddress! + index).move() }
  }

  @inlinable
  @inline(__always)
  mutating func putBack(_ element: consuming Element?, _ index: Int?, _ id: ID) {
    switch (element, index) {
    case (let element?, let index?):
      if index == storage.count {
        storage.append(element)
      } else {
        storage.withUnsafeMutableBufferPointer { ($0.baseAddress! + index).initialize(to: element) }
      }
      checkID(index)
    case (nil, let index?): removeTakenOut(index)
    case (let element?, nil):
      storage.append(element)
      identifiers.append(id)
      checkID(storage.count - 1)
    case (nil, nil): break
    }
  }

  @usableFromInline
  mutating func removeTakenOut(_ index: Int) {
    identifiers.remove(at: index)
    guard index < storage.count else { return }
    // A copy of the next one fills the hole, so that the array is whole again when it closes it.
    storage.withUnsafeMutableBufferPointer { buffer in
      (buffer.baseAddress! + index).initialize(to: buffer[index + 1])
    }
    storage.remove(at: index)
  }
}
