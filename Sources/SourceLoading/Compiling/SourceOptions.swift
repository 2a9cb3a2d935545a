extension SourceSet {
  /// The options of the compiler that follow from the sources.
  package var options: [String] {
    let words = files.reduce(into: Set<String>()) { $0.formUnion(SourceWords.all(in: $1.text)) }
    let hasOldRoutes = !words.isDisjoint(with: ["IndexedRouterState", "IdentifiedRouterState"])
    let alias = ["-module-alias", "TCACoordinators=\(ProvidedModules.oldCoordinators)"]
    return (usesBareRegexes ? ["-enable-bare-slash-regex"] : []) + (hasOldRoutes ? alias : [])
  }
}
