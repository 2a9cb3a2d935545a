/// A view or a modifier that takes a store, and is plain Swift since states are observable.
struct OldView {
  /// The names of the features whose states have to be observable.
  let features: Set<String>
  /// The indices of its words, from its name on.
  let words: Range<Int>
  /// What takes its place; `nil` if it is not understood.
  let rewriting: Rewriting?

  struct Rewriting {
    var edits: [Edit] = []
    /// The words that are bindings of fields.
    var boundWords: [Int] = []
    /// The store that has to be bindable.
    var boundStore: StoreReading.Property?
  }

  /// Those that are not in another one. What is in them follows in the next round.
  static func outermost(_ views: [OldView]) -> [OldView] {
    var end = 0
    return views.filter { view in
      guard view.words.lowerBound >= end else { return false }
      end = view.words.upperBound
      return true
    }
  }
}
