import ComposableArchitecture

extension Command {
  static let load = Command(
    name: "load", usage: "load NAME [field: value, ...]",
    summary: "load a feature; the fields replace those of its first state",
    details: """
      The name may be the feature's or its type's, in any case:
        load ProductDetail
        load productdetail productAmount: 3, isToggled: true
      """,
    isForBeginners: true, argument: .feature
  ) { session, input in
    guard let name = input.words.first else {
      throw ShellError(
        .missingInput, "`load` needs a feature", in: input.line, at: input.line.count,
        hint: "expected \(alternatives(session.catalog.names))")
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
      .unknownFeature, "there is no feature `\(name)`", in: line, at: offset,
      hint: "expected \(alternatives(catalog.names))",
      suggestion: NearestName.to(name, in: catalog.names))
  }

  /// Loads a feature in place of the one that runs.
  func load(_ feature: Feature, line: String, fieldsAt offset: Int) throws -> Output {
    let replace = try StateFields(line: line, from: offset, of: feature.stateType)
    let store = try start(feature, replace)
    let ended = loaded.map { "ended \($0.feature.name)\n" } ?? ""
    loaded = Loaded(
      feature: feature, store: store, children: ChildFinder(outline: store.outline),
      replacedFields: replace)
    return Output(text: ended + ChangeText.dump(store.state) + "\n" + suggestions)
  }

  /// Starts a feature, some fields of its first state replaced.
  func start(_ feature: Feature, _ fields: StateFields) throws -> any LoadedFeature {
    let store = try transcript.collecting { try feature.open(fields.replacing) }
    writeDown(store)
    return store
  }

  /// What to try first.
  private var suggestions: String {
    guard let loaded else { return "" }
    let state = type(of: loaded.store.state), actions = loaded.store.actionType
    let tries = [
      "actions",
      FirstAction.of(actions),
      loaded.children.places(of: state, actions).first.map { "scope \($0.name)" }
        ?? BindableFields(state: state, action: actions)?.firstToggle.map { "toggle \($0)" },
    ]
    return "Try: " + tries.compactMap { $0 }.joined(separator: "   ")
  }
}
