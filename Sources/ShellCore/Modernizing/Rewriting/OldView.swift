import SwiftReading

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

  /// Those of a file whose features are known, in the order of the file.
  static func all(in source: SwiftSource, _ names: ProjectNames) -> [OldView] {
    let reading = StoreReading(source: source, names: names)
    let finder = SpellingFinder(source, names)
    let called: [OldView] = source.words.indices.compactMap { index in
      let name = source.text(index)
      if Presentations.names.contains(name) {
        guard source.has([name, "(", "store", ":"], at: index), source.text(index - 1) == "." else {
          return nil
        }
        return PresentedStoreView(at: index, reading)?.view
      }
      guard views.contains(name), finder.isType(name, at: index) else { return nil }
      switch name {
      case "WithViewStore": return ViewStoreCall.view(at: index, reading)
      case "IfLetStore": return OptionalStoreView.view(at: index, reading)
      case "ForEachStore": return RowStoreView.view(at: index, reading)
      case "SwitchStore": return CaseStoreView.view(at: index, reading)
      default: return StackStoreView.view(at: index, reading)
      }
    }
    return (KeptViewStore.views(in: source, reading) + called)
      .sorted { $0.words.lowerBound < $1.words.lowerBound }
  }

  private static let views: Set = [
    "WithViewStore", "IfLetStore", "ForEachStore", "SwitchStore", "NavigationStackStore",
  ]

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
