/// Numbered elements in order. The oldest can be dropped and the newest taken back; the numbers of
/// the others stay the same.
struct SlidingWindow<Element> {
  private var elements = ChunkedArray<Element>()
  /// How many of `elements` were dropped already; they are released many at a time.
  private var dropped = 0
  /// The number of the oldest element, or of the next one if there is none.
  private(set) var first: Int

  /// An empty window.
  ///
  /// - Parameter first: The number of the element that is added first.
  init(from first: Int = 1) { self.first = first }

  var count: Int { elements.count - dropped }

  /// The number of the newest element; one less than `first` if there is none.
  var last: Int { first + count - 1 }

  /// The element with a number; `nil` if it is not in the window.
  subscript(number: Int) -> Element? { self[number, { $0 }] }

  /// A part of an element, without a copy of the rest.
  subscript<Part>(number: Int, part: (Element) -> Part) -> Part? {
    guard first <= number, number <= last else { return nil }
    return elements[dropped + number - first, part]
  }

  /// Adds an element after the newest.
  mutating func append(_ element: Element) { elements.append(element) }

  /// Removes the oldest element.
  ///
  /// - Precondition: The window is not empty.
  mutating func removeFirst() -> Element {
    precondition(count > 0, "the window is empty")
    let element = elements[dropped]
    dropped += 1
    first += 1
    dropped -= elements.removeFirstChunk(of: dropped)
    return element
  }

  /// Removes the newest elements.
  ///
  /// - Parameter discard: Called with each of them, the newest first.
  mutating func cut(after number: Int, _ discard: (Element) -> Void = { _ in }) {
    while last > number, count > 0 { discard(elements.removeLast()) }
  }

  /// Changes the newest element, if there is one.
  mutating func changeLast(_ change: (inout Element) -> Void) {
    if count > 0 { elements.update(elements.count - 1, change) }
  }
}
