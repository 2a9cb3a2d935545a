/// Numbered elements of which the oldest may go and the newest may be taken back: the numbers of
/// the others stay what they are.
struct Kept<Element> {
  private var elements: [Element] = []
  /// How many of `elements` are gone already; they are moved out many at a time.
  private var gone = 0
  /// The number of the oldest that is kept, or of the next one where none is.
  private(set) var first: Int

  /// Nothing yet.
  ///
  /// - Parameter first: The number of the element that comes first.
  init(from first: Int = 1) { self.first = first }

  var count: Int { elements.count - gone }

  /// The number of the newest; one less than `first` where none is kept.
  var last: Int { first + count - 1 }

  /// The element with a number; nil when it is not kept.
  subscript(number: Int) -> Element? {
    first <= number && number <= last ? elements[gone + number - first] : nil
  }

  /// Adds an element behind the newest.
  mutating func append(_ element: Element) { elements.append(element) }

  /// Takes out the oldest.
  ///
  /// - Precondition: There is one.
  mutating func removeFirst() -> Element {
    precondition(count > 0, "nothing is kept")
    let element = elements[gone]
    gone += 1
    first += 1
    if gone >= 1024 || count == 0 {
      elements.removeFirst(gone)
      gone = 0
    }
    return element
  }

  /// Takes out all behind a number.
  mutating func cut(after number: Int) {
    let surplus = min(count, last - number)
    if surplus > 0 { elements.removeLast(surplus) }
  }

  /// Changes the newest, if there is one.
  mutating func changeLast(_ change: (inout Element) -> Void) {
    if count > 0 { change(&elements[elements.count - 1]) }
  }
}
