import OrderedCollections

extension IdentifiedArray {
  /// The element with an ID.
  ///
  /// It is changed in place without a copy. Setting `nil` removes the element; setting a new element
  /// appends it. The element must have the ID in the brackets. Another ID is reported as a warning, and
  /// the element is stored under its own ID if no other element has it.
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

  /// Changes the element with an ID in place, without a copy. Returns `nil` if there is none.
  ///
  /// - Parameters:
  ///   - body: Changes the element. It must not change the ID, as with `subscript(id:)`.
  ///   - last: Where the element of the last call was. It is tried before the ID is looked up.
  @inlinable
  @inline(__always)
  package mutating func modify<R>(
    id: ID, last: LastIndex? = nil, _ body: (inout Element) throws -> R
  ) rethrows -> R? {
    guard let index = identifiers.index(of: id, last) else { return nil }
    defer { checkID(index) }
    return try body(&storage[index])
  }

  /// Reports and repairs a changed ID.
  @inlinable
  @inline(__always)
  mutating func checkID(_ index: Int) {
    if readID(at: index) != identifiers[index] { refile(index) }
  }

  /// Stores an element whose ID has changed under the new ID, or under the old one if the new one is
  /// taken.
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

  /// Stores an element that replaced another one under its ID.
  ///
  /// While generic code exchanges elements one at a time, one of them is in the array twice. If the ID is taken, it may be
  /// by such a position, whose own ID is not up to date.
  @usableFromInline
  mutating func refileReplaced(_ index: Int) {
    let new = readID(at: index)
    guard let other = identifiers.firstIndex(of: new) else {
      identifiers.remove(at: index)
      identifiers.insert(new, at: index)
      return
    }
    guard readID(at: other) != new else {
      return Self.reportChange(of: identifiers[index], to: new, isTaken: true)
    }
    let ids = OrderedSet(storage.map(identify))
    if ids.count == storage.count { identifiers = ids }
  }

  /// Moves an element out. Its place is uninitialized until `putBack` is called.
  @inlinable
  @inline(__always)
  mutating func takeOut(_ index: Int) -> Element {
    // If the last element is the only one and `body` removes it, no other element can fill its place.
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
    // A copy of the next element fills the place, so that the array is valid when it removes it.
    storage.withUnsafeMutableBufferPointer { buffer in
      (buffer.baseAddress! + index).initialize(to: buffer[index + 1])
    }
    storage.remove(at: index)
  }
}
