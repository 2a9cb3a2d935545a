extension Modernizer {
  /// A reducer at the top level of a file, as it is loaded for a comparison.
  package struct LoadedReducer: Equatable, Sendable {
    package let name: String
    /// Values for the fields of its state that have none, as they are typed after `load`; empty if all have one.
    package let fields: String

    package init(name: String, fields: String = "") { (self.name, self.fields) = (name, fields) }
  }

  /// The names of the reducers at the top level of a file; those in other types, if there are none.
  package static func reducers(in text: String) -> [String] { named(in: text).map(\.name) }

  /// Those that can be created: not private or generic, and with values for everything that has none.
  package static func loadedReducers(in text: String) -> [LoadedReducer] {
    named(in: text).compactMap { name, declaration in
      guard !declaration.isPrivate, declaration.genericParameters == nil,
        needed(declaration)?.isEmpty == true, let fields = fields(of: declaration)
      else { return nil }
      return LoadedReducer(name: name, fields: fields)
    }
  }

  private static func named(in text: String) -> [(name: String, declaration: Declaration)] {
    let source = SwiftSource(text)
    let all = source.declarations.filter {
      ["struct", "enum"].contains($0.keyword) && $0.isReducer
    }
    let outer = all.filter { inner in
      !all.contains { $0.bodyRange?.contains(inner.range.lowerBound) == true }
    }.map { (name: source.fullName(of: $0), declaration: $0) }
    let top = outer.filter { $0.name == $0.declaration.name }
    return top.isEmpty ? outer : top
  }

  /// A reducer of a file that contains another one, as `Child()`, and can be created.
  package static func parent(of name: String, in text: String) -> LoadedReducer? {
    let source = SwiftSource(text)
    let parents = source.words.indices.filter {
      source.has([name, "(", ")"], at: $0) && source.text($0 - 1) != "."
    }.compactMap { source.scopes(around: source.start($0)).first }
    return loadedReducers(in: text).first { parents.contains($0.name) }
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

  /// A reducer that does nothing. A file that it is added to compiles even if no other reducer can be created.
  package static let probe = (
    name: "DoctorsProbe",
    text:
      "\n\nstruct DoctorsProbe: Reducer { struct State {}; enum Action {}; "
      + "var body: some ReducerOf<Self> { EmptyReducer() } }\n"
  )

  /// The stored properties that need a value; `nil` if all initializers have parameters that need one.
  private static func needed(_ declaration: Declaration) -> [SwiftReading.Binding]? {
    let initializers = declaration.allMembers.filter { $0.keyword == "init" }
    guard initializers.isEmpty else {
      return initializers.contains {
        $0.signature?.parameters.allSatisfy { $0.defaultValue != nil } == true
      } ? [] : nil
    }
    return declaration.properties.filter {
      $0.attribute(named: "Dependency") == nil && !$0.hasModifier("lazy")
    }.flatMap(\.bindings).filter { binding in
      binding.isStored && binding.initializer == nil && binding.type?.hasSuffix("?") != true
    }
  }

  private static func fields(of declaration: Declaration) -> String? {
    guard let state = declaration.type("State", ["struct", "enum"]) else { return "" }
    if state.keyword == "enum" {
      return state.allCases.first.map { ".\($0.name)" + ($0.values.isEmpty ? "" : "(.init())") }
    }
    guard let needed = needed(state) else { return nil }
    let fields = needed.compactMap { field in
      field.type.flatMap(value).map { "\(field.name): \($0)" }
    }
    return fields.count == needed.count ? fields.joined(separator: ", ") : nil
  }

  private static func value(of type: String) -> String? {
    if type.hasPrefix("["), type.hasSuffix("]") { return type.contains(":") ? "[:]" : "[]" }
    if type.hasPrefix("IdentifiedArrayOf<") { return "[]" }
    return type.hasSuffix(".State") ? ".init()" : values[type]
  }

  private static let values = [
    "Int": "1", "Double": "1", "Float": "1", "Bool": "true", "String": "\"a\"",
    "UUID": "UUID(1)", "Date": "2024-01-31", "URL": "https://example.com",
    "TimeInterval": "1",
  ]
}
