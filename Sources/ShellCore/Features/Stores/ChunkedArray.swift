/// A list that grows in chunks of the same size.
///
/// An array that is full moves into one of twice the size, so that a long session briefly needs three times its memory.
struct ChunkedArray<Element> {
  private static var chunkSize: Int { 512 }

  /// Each is full but the last one.
  private var chunks: [ContiguousArray<Element>] = []
  private(set) var count = 0

  var indices: Range<Int> { 0..<count }

  subscript(index: Int) -> Element {
    get { chunks[index / Self.chunkSize][index % Self.chunkSize] }
    set { chunks[index / Self.chunkSize][index % Self.chunkSize] = newValue }
  }

  /// A part of an element, without a copy of the rest.
  subscript<Part>(index: Int, part: (Element) -> Part) -> Part {
    chunks[index / Self.chunkSize].withUnsafeBufferPointer { part($0[index % Self.chunkSize]) }
  }

  mutating func append(_ element: Element) {
    if count % Self.chunkSize == 0 {
      var chunk = ContiguousArray<Element>()
      // The first chunk of a short list takes only what it needs.
      if count > 0 { chunk.reserveCapacity(Self.chunkSize) }
      chunks.append(chunk)
    }
    chunks[chunks.count - 1].append(element)
    count += 1
  }

  @discardableResult
  mutating func removeLast() -> Element {
    let element = chunks[chunks.count - 1].removeLast()
    count -= 1
    if count % Self.chunkSize == 0 { chunks.removeLast() }
    return element
  }

  /// Removes the first elements if they fill a chunk.
  ///
  /// - Parameter number: At least this many elements are not needed.
  /// - Returns: How many were removed.
  mutating func removeFirstChunk(of number: Int) -> Int {
    guard number >= Self.chunkSize || number == count, let chunk = chunks.first else { return 0 }
    chunks.removeFirst()
    count -= chunk.count
    return chunk.count
  }

  /// Changes an element in place.
  mutating func update(_ index: Int, _ change: (inout Element) -> Void) {
    change(&chunks[index / Self.chunkSize][index % Self.chunkSize])
  }
}
