/// The features that a session can load.
struct FeatureCatalog: Sendable {
  /// In the order in which they were given.
  let features: [Feature]

  /// A feature by its name or its reducer's, in any case.
  func feature(named name: String) -> Feature? {
    features.first { $0.name.lowercased() == name.lowercased() }
      ?? features.first { $0.typeName.lowercased() == name.lowercased() }
  }

  var names: [String] { features.map(\.name) }
}
