/// Finds the old views of a file.
enum OldViews {
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
      guard calls.contains(name), finder.isType(name, at: index) else { return nil }
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

  private static let calls: Set = [
    "WithViewStore", "IfLetStore", "ForEachStore", "SwitchStore", "NavigationStackStore",
  ]
}
