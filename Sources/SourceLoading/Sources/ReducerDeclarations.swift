import SwiftReading

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

  /// The names of the reducers at the top level that are in an `#if` block.
  package var conditionalReducers: [String] {
    files.flatMap { file in
      let source = SourceText(file.text)
      let directives = source.tokens.filter { $0.kind == .directive }
      return SourceOutline(file.text).declarations.filter { declaration in
        let before = directives.filter {
          $0.range.lowerBound < declaration.range.lowerBound
        }.map { source[$0] }
        return declaration.isReducer
          && before.count { $0 == "#if" } > before.count { $0 == "#endif" }
      }.map(\.name)
    }
  }
}
