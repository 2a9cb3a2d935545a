import SwiftOutline

extension SourceOutline.Declaration {
  /// Whether it is a reducer of any era.
  var isReducer: Bool {
    attributes.contains("Reducer")
      || inherited.contains { $0.hasPrefix("Reducer") || $0.hasSuffix(".Reducer") }
  }
}

extension SourceSet {
  /// The names of the reducers at the top level.
  var reducerNames: [String] {
    files.flatMap { SourceOutline($0.text).declarations }.filter(\.isReducer).map(\.name)
  }
}
