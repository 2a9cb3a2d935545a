extension Modernizer {
  /// A reducer at the top level of a file, as it is loaded for a comparison.
  package struct LoadedReducer: Equatable, Sendable {
    package let name: String
    /// Values for the fields of its state that have none, as they are typed after `load`; empty if all have one.
    package let fields: String

    package init(name: String, fields: String = "") { (self.name, self.fields) = (name, fields) }
  }

  /// The names of the reducers at the top level of a file; those in other types, if there are none.
  package static func reducers(in text: String) -> [String] { reducers(in: SwiftSource(text)) }

  static func reducers(in source: SwiftSource) -> [String] { named(in: source).map(\.name) }

  /// Those that can be created, if it does not matter that a type is private: structures that are not generic, with values for
  /// everything that has none.
  static func loadedReducers(in source: SwiftSource) -> [LoadedReducer] {
    let values = SampleFields(source)
    return named(in: source).compactMap { name, declaration in
      guard declaration.keyword == "struct", declaration.genericParameters == nil,
        SampleFields.needed(declaration)?.isEmpty == true,
        let fields = values.state(of: declaration)
      else { return nil }
      return LoadedReducer(name: name, fields: fields)
    }
  }

  /// A file without `private` before the types at its top level, if a reducer is in one of these: another file cannot create it otherwise.
  /// Every word stays at its place.
  package static func visible(_ text: String) -> String {
    let source = SwiftSource(text)
    let types = source.declarations.filter {
      ($0.isType || $0.keyword == "typealias") && $0.isPrivate
        && source.scopes(around: $0.range.lowerBound).isEmpty
    }
    let areReducersHidden = source.declarations.contains { reducer in
      reducer.isReducer
        && types.contains { $0.range.contains(reducer.range.lowerBound) }
    }
    guard areReducersHidden else { return text }
    let hidden = types.flatMap(\.modifiers).filter {
      ["private", "fileprivate"].contains($0.name)
    }
    return text.applying(
      hidden.map { Edit($0.range, String(repeating: " ", count: $0.range.count)) })
  }

  private static func named(
    in source: SwiftSource
  ) -> [(name: String, declaration: Declaration)] {
    let all = source.declarations.filter {
      ["struct", "enum"].contains($0.keyword) && $0.isReducer
    }
    let outer = all.filter { inner in
      !all.contains { $0.bodyRange?.contains(inner.range.lowerBound) == true }
    }.map { (name: source.fullName(of: $0), declaration: $0) }
    let top = outer.filter { $0.name == $0.declaration.name }
    return top.isEmpty ? outer : top
  }

  /// The order in which files are loaded: each before those whose reducers it uses, which are compiled with it.
  package static func parentsFirst(_ texts: [String]) -> [Int] {
    let names = texts.map { Set(reducers(in: $0)) }
    var used = texts.map { text in
      let words = Set(SourceText(text).texts)
      return Set(names.indices.filter { !names[$0].isDisjoint(with: words) })
    }
    while true {
      let more = used.map { files in files.reduce(files) { $0.union(used[$1]) } }
      if more == used { break }
      used = more
    }
    return texts.indices.sorted { (-used[$0].count, $0) < (-used[$1].count, $1) }
  }

  /// Whether a file imports a module, or a declaration of it.
  package static func imports(_ module: String, in text: String) -> Bool {
    let words = SourceText(text).texts
    return words.indices.contains { index in
      words[index] == "import" && words[(index + 1)...].prefix(2).contains(module)
    }
  }

  /// A reducer that does nothing. A file that it is added to compiles even if no other reducer can be created.
  package static let probe = (
    name: "DoctorsProbe",
    text:
      "\n\nstruct DoctorsProbe: Reducer { struct State {}; enum Action {}; "
      + "var body: some ReducerOf<Self> { EmptyReducer() } }\n"
  )
}
