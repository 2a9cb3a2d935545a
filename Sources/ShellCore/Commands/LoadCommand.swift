import ActionSyntax
import ComposableArchitecture

extension Command {
  static let load = Command(
    name: "load", usage: "load NAME [field: value, ...]",
    summary: "Load a feature",
    details: """
      The name is that of the feature or its type, in upper or lower case. Fields
      after the name replace values of the initial state. If the state is an enum,
      type a case instead.
        load ProductDetail
        load productdetail productAmount: 3, isToggled: true
      A Swift file is compiled first, unless it has not changed. If it contains
      several reducers, the root reducer is loaded; to load another one, type its name
      after the file.
        load Counter.swift
        load Lists/Todos.swift Todo id: 3
      Loading ends the current feature and cancels its effects. `undo` restores it.
      """,
    isForBeginners: true, argument: .feature
  ) { session, input in
    guard let name = input.words.first else {
      throw ShellError(
        .missingInput, "`load` needs a feature", in: input.line, at: input.line.count,
        hint: "expected \(alternatives(session.catalog.names))")
    }
    if var file = FileArgument(input) {
      file.folder = session.folder
      return try await session.load(file)
    }
    let feature = try session.feature(named: name.text, in: input.line, at: name.offset)
    let fields = name.offset + name.text.count
    return try session.load(feature, line: input.line, fieldsAt: fields)
  }
}

extension Session {
  func feature(named name: String, in line: String, at offset: Int) throws -> Feature {
    if let feature = catalog.feature(named: name) { return feature }
    throw ShellError(
      .unknownFeature, "there is no feature `\(abbreviated(name))`", in: line, at: offset,
      hint: "expected \(alternatives(catalog.names))",
      suggestion: NearestName.to(name, in: catalog.names))
  }

  /// Loads a feature in place of the one that runs.
  ///
  /// - Parameter file: The file that it comes from.
  func load(
    _ feature: Feature, from file: FileArgument? = nil, line: String, fieldsAt offset: Int
  ) throws -> Output {
    let replace = try StateFields(line: line, from: offset, of: feature.stateType)
    let (store, notes) = try start(feature, replace)
    let children = ChildFinder(outline: store.outline)
    let ended = begin(
      Loaded(
        feature: feature, store: store, children: children, replacedFields: replace, file: file))
    let texts = notes + [LongText.cut(ChangeText.dump(store.state)), suggestions]
    beginTrail(line, texts.joined(separator: "\n"))
    return Output(text: (ended + texts).joined(separator: "\n"))
  }

  /// Starts a feature, some fields of its first state replaced.
  ///
  /// - Returns: The feature, and what it printed and warned of on the way.
  func start(
    _ feature: Feature, _ fields: StateFields
  ) throws -> (store: any LoadedFeature, notes: [String]) {
    let (store, notes) = try gathering { try feature.open(fields.replacing) }
    writeDown(store)
    return (store, notes)
  }

  /// What to try first.
  private var suggestions: String {
    guard let loaded else { return "" }
    let types = loaded.scopedTypes, state = loaded.store.state
    let tries = [
      "actions",
      FirstAction.of(types.action, without: absentCases(loaded, state)),
      presentChildren.lazy.compactMap { $0.typed(in: state) }.first.map { "scope \($0)" }
        ?? BindableFields(state: types.state, action: types.action)?.firstToggle
        .map { "toggle \($0)" },
    ]
    return "Try: " + tries.compactMap { $0 }.joined(separator: "   ")
  }

  /// The cases of children that are not there.
  private func absentCases(_ loaded: Loaded, _ state: Any) -> Set<String> {
    Set(presentChildren.filter { $0.typed(in: state) == nil }.map(\.actionCase.name))
  }
}

extension ChildScope {
  /// What one types behind `scope` to step into the child, or the first of several; nil when it is
  /// not there.
  fileprivate func typed(in parent: Any) -> String? {
    guard hasRows else {
      return ScopeStep(child: self, row: nil).state(in: parent).map { _ in name }
    }
    let rows = Stored.value(named: name, in: parent) as? any RowCollection
    return rows?.rowIDs.first.map { "\(name)[\(IDText.of($0))]" }
  }
}
