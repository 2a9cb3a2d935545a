import SwiftReading

extension SourceOutline.Declaration {
  /// Whether it is a reducer of any era, or a feature of 2.0.
  var isReducer: Bool { ReducerNaming.isReducer(attributes, inherited) }
}

extension TypeOutline {
  /// Whether the declaration makes the type a reducer, or a feature of 2.0.
  var isReducer: Bool {
    keyword != "extension" && attributes.contains { ReducerNaming.attributes.contains($0) }
      || ReducerNaming.inherits(inherited)
  }
}

/// By what a declaration makes a type a reducer of any era, or a feature of 2.0.
enum ReducerNaming {
  static let attributes: Set = ["Feature", "Reducer"]

  static func isReducer(_ attributes: [String], _ inherited: [String]) -> Bool {
    attributes.contains(where: Self.attributes.contains) || inherits(inherited)
  }

  static func inherits(_ inherited: [String]) -> Bool {
    inherited.contains {
      $0.hasPrefix("Reducer") || $0.hasSuffix(".Reducer") || $0.hasPrefix("FeatureProtocol")
    }
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
