/// Finds the old views of a file.
enum OldViews {
  /// Those of a file whose features are known, in the order of the file.
  static func all(in source: SwiftSource, _ names: ProjectNames) -> [OldView] {
    let reading = StoreReading(source: source, names: names)
    let finder = SpellingFinder(source, names)
    let called: [OldView] = source.words.indices.compactMap { index in
      let name = source.text(index)
      if Presentations.names.contains(name), source.text(index - 1) == "." {
        let hasStore = source.has(["(", "store", ":"], at: index + 1)
        return hasStore ? PresentedStoreView.view(at: index, reading) : nil
      }
      return finders[name].flatMap { finder.isType(at: index) ? $0(index, reading) : nil }
    }
    return (KeptViewStore.views(in: source, reading) + called)
      .sorted { $0.words.lowerBound < $1.words.lowerBound }
  }

  /// What reads each view; the result is `nil` if the feature of the store is not known.
  private static let finders: [String: @Sendable (Int, StoreReading) -> OldView?] = [
    "WithViewStore": ViewStoreCall.view, "IfLetStore": OptionalStoreView.view,
    "ForEachStore": RowStoreView.view, "SwitchStore": CaseStoreView.view,
    "NavigationStackStore": StackStoreView.view,
  ]
}
