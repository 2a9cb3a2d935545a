/// The features that a session can load.
struct FeatureCatalog: Sendable {
  /// The features in the order in which they were given.
  let features: [Feature]

  /// Returns the feature with a name or a reducer's name, ignoring case.
  func feature(named name: String) -> Feature? {
    features.first { $0.name.lowercased() == name.lowercased() }
      ?? features.first { $0.typeName.lowercased() == name.lowercased() }
  }

  var names: [String] { features.map(\.name) }
}
