/// Loads features, built in or from files.
@MainActor
final class FeatureLoader {
  private let workspace: Workspace
  private let watching: Watching
  private let features: SessionFeatures
  private let entries: SessionEntries
  private let changes: ChangeMaker
  private let output: OutputCollector
  private let recovery: Recovery
  private let interruption: Interruption

  init(
    _ workspace: Workspace, _ watching: Watching, _ features: SessionFeatures,
    _ entries: SessionEntries, _ changes: ChangeMaker,
    _ output: OutputCollector, _ recovery: Recovery, _ interruption: Interruption
  ) {
    self.workspace = workspace
    self.watching = watching
    self.features = features
    self.entries = entries
    self.changes = changes
    self.output = output
    self.recovery = recovery
    self.interruption = interruption
  }

  func builtInFeature(named name: String, in line: String, at offset: Int) throws -> Feature {
    let catalog = workspace.catalog
    if let feature = catalog.feature(named: name) { return feature }
    if let feature = catalog.onlyFeature(beginningWith: name) { return feature }
    let several = catalog.names(beginningWith: name)
    let folder = folderPaths(atStartOf: line.dropFirst(offset))
    if several.count > 1 {
      throw InputError(
        .unknownFeature, "several features begin with `\(name)`", in: line, at: offset,
        hint: "expected \(alternatives(several))", suggestion: folder)
    }
    if let example = catalog.firstName, Int(name) != nil {
      throw InputError(
        .unknownFeature, "`\(abbreviated(name))` is not the name of a feature", in: line,
        at: offset, hint: "expected a name such as \(example); `features` lists them")
    }
    let suggestion =
      folder ?? catalog.nearestName(to: name) ?? workspace.nearestFile(to: "\(name).swift")
    throw InputError(
      .unknownFeature, "unknown feature `\(abbreviated(name))`", in: line, at: offset,
      hint: suggestion == nil ? catalog.expectedNames : nil,
      suggestion: suggestion)
  }

  /// What to type for the folders whose names are at the beginning of a text: `./Sources ./Tests`.
  private func folderPaths(atStartOf text: Substring) -> String? {
    let paths = text.split(separator: " ").map { workspace.folderPath(for: String($0)) }
      .prefix { $0 != nil }.compactMap(\.self)
    return paths.isEmpty ? nil : paths.joined(separator: " ")
  }

  /// Loads a feature. The running one ends.
  ///
  /// - Parameters:
  ///   - file: The file that it comes from.
  ///   - contents: What else the file contains.
  ///   - offset: The offset of the given fields in the line, in characters.
  func load(
    _ feature: Feature, from file: FileArgument? = nil, contents: FileContents? = nil,
    line: String, fieldsAt offset: Int, state option: StateOption? = nil
  ) throws -> Output {
    var fields = try StateFields(line: line, from: offset, of: feature.stateType)
    fields.document = try option.map { try stateDocument($0) }
    let (store, notes) = try start(feature, fields)
    let origin = FeatureOrigin(feature, ChildFinder(outline: store.outline), fields, file)
    if let contents {
      origin.fileFeatures = contents.children
      origin.previews = contents.previews
      origin.tests = contents.tests
      origin.sources = contents.sources.files.map {
        ($0.name, EnvironmentFeatures.written($0.text))
      }
    }
    origin.modules = contents?.sources.modules ?? [:]
    let loaded = RunningFeature(origin: origin, store: store)
    let code = CodePlaces(files: contents == nil ? workspace.sources : origin.sources)
    let classes = ClassInstances(in: store.state).notes(code)
    // What the feature prints while an action is tried belongs to no line.
    let firstSteps = output.collecting { FirstSteps.text(for: loaded) }.result
    let texts = notes + [initialState(of: store)] + classes + [firstSteps]
    let ended = begin(loaded, load: (option?.line ?? line, texts.joined(separator: "\n")))
    return Output(text: (ended + texts).joined(separator: "\n"))
  }

  /// Loads the file of a feature, as the file is now.
  ///
  /// - Parameter isAnew: Whether to compile the file even if it has not changed.
  func load(_ argument: FileArgument, isAnew: Bool = false) async throws -> Output {
    watching.willLoad(argument, from: workspace)
    let snapshot = try recovery.nextSources().flatMap(FeatureSources.init(json:))
    let contents = try await workspace.contents(
      of: argument, isAnew: isAnew, from: snapshot, until: interruption,
      keep: { recovery.log?.keep(.sources($0.json)) },
      willStart: { [recovery] in if !$0.isEmpty { recovery.log?.keep(.leftOut($0)) } })
    let loaded = try load(
      contents.feature, from: argument, contents: contents, line: argument.line,
      fieldsAt: contents.hasTypedState ? argument.line.count : argument.fieldsOffset,
      state: argument.state)
    let leftOut = contents.leftOut
    output.leftOut = leftOut
    guard !leftOut.lines.isEmpty else { return loaded }
    output.lastCompilerText = leftOut.compilerText
    return Output(text: (leftOut.lines + [loaded.text]).joined(separator: "\n"))
  }

  /// A note about what the loaded files use and newer versions of TCA deprecate.
  var deprecationNote: String? {
    ProjectAge((features.running?.origin.sources ?? []).map { ($0.name, $0.text) }).note
  }

  /// Makes an imported log the running feature.
  ///
  /// - Parameter output: What the line prints in a new session.
  /// - Returns: Lines about the feature that ended.
  func begin(imported feature: Feature, line: String, output text: String) throws
    -> [String]
  {
    let fields = try StateFields(line: line, from: line.count, of: feature.stateType)
    let store = try start(feature, fields).store
    // The log has printed the actions already.
    store.reduced = nil
    let origin = FeatureOrigin(feature, ChildFinder(outline: store.outline), fields, nil)
    return begin(RunningFeature(origin: origin, store: store), load: (line, text))
  }

  /// Loads the running feature again from the beginning.
  func reset(_ loaded: RunningFeature) throws -> Output {
    let (store, notes) = try start(loaded.feature, loaded.givenFields)
    store.isTraced = loaded.store.isTraced
    let fresh = RunningFeature(origin: loaded.origin, store: store)
    let ended = begin(fresh, load: nil)
    let texts = ended.dropFirst() + notes + [initialState(of: store)]
    return Output(text: texts.joined(separator: "\n"))
  }

  /// The beginning of a state, which may be long: `state` shows more of it.
  private func initialState(of store: any SessionStore) -> String {
    LongText.cut(ChangeText.dump(store.state), mostLines: LongText.mostUnaskedLines)
  }

  /// Starts a feature.
  ///
  /// - Returns: Its store, and what it printed and warned about while starting.
  private func start(
    _ feature: Feature, _ fields: StateFields
  ) throws -> (store: any SessionStore, notes: [String]) {
    let (store, notes) = try output.collecting { try feature.open(fields.replacing) }
    if let document = fields.document {
      try store.dependencies.run { try document.check(store.state) }
    }
    changes.printActions(of: store)
    return (store, notes)
  }

  /// Reads the file with a state, or what it contained when the line ran before.
  private func stateDocument(_ option: StateOption) throws -> StateDocument {
    try workspace.lineFiles.restrictProcess(before: option.path, in: option.line)
    let text =
      try recovery.nextSources()
      ?? String(
        decoding: workspace.lineFiles.bytes(
          of: option.path, sizeLimit: 1 << 26, in: option.line,
          hint: "expected a file that `export state` has written"), as: UTF8.self)
    recovery.log?.keep(.sources(text))
    return try StateDocument(text, name: option.path.text)
  }

  /// Makes a feature the running one and cancels the effects of the previous one.
  ///
  /// - Parameter load: The line that begins a new session the same way, and its output there.
  /// - Returns: Lines about the feature that ended.
  private func begin(_ next: RunningFeature, load: (line: String, output: String)?) -> [String] {
    guard entries.hasChange != nil else { return [] }
    output.forgetNotes()
    features.drawing.isGivenUp = false
    var lines: [String] = []
    if let ended = features.running {
      let cancelled = traveler.stop(ended)
      entries.abandonUndone(of: ended)
      lines = ["ended \(ended.feature.name) (undo restores it)"] + cancelled
    }
    var next = next
    next.run = entries.beginRun(of: next.feature.name, load: load) ?? 0
    if features.begin(next) { lines.append(Self.lostFeatures) }
    return lines
  }

  private var traveler: Traveler {
    Traveler(
      features: features, entries: entries, output: output)
  }

  private static let lostFeatures =
    "history holds the last \(FeatureLimits.mostFeatures) loads; older ones were discarded"
}

/// The line below a loaded state that suggests what to type first.
@MainActor
private enum FirstSteps {
  static func text(for loaded: RunningFeature) -> String {
    let types = loaded.scopedTypes, state = loaded.store.state
    let children = loaded.reachableChildren
    let absent = children.filter { $0.firstChild(in: state) == nil }.compactMap(\.actionCase?.name)
    let tries = [
      // The first step of a feature may have no actions yet.
      EnumLayout.of(types.action)?.cases.isEmpty == true ? "state" : "actions",
      FirstAction.of(types.action, without: Set(absent)) { text, name in
        !isOfChild(name, in: loaded) || children.contains { $0.actionCase?.name == name }
          || isAccepted(text, by: loaded)
      },
      children.lazy.compactMap { $0.firstChild(in: state) }.first.map { "scope \($0)" }
        ?? BindableFields(state: types.state, action: types.action)?.firstToggle
        .map { "toggle \($0)" },
    ]
    return "Try: " + tries.compactMap { $0 }.joined(separator: "   ")
  }

  /// Whether a reducer runs a child on the actions of a case. The child need not be one that `scope` can step into.
  private static func isOfChild(_ name: String, in loaded: RunningFeature) -> Bool {
    loaded.store.outline.flatMap(\.flattened).contains {
      $0.link.map { $0.action == name && $0.parentAction == loaded.scopedTypes.action } ?? false
    }
  }

  /// Whether an action causes no warning. It is reduced in a copy of the state, without its effects.
  private static func isAccepted(_ text: String, by loaded: RunningFeature) -> Bool {
    guard let action = try? loaded.scopedActions.action(in: text, from: 0) else { return false }
    return !loaded.store.warns(about: action)
  }
}

extension ChildScope {
  /// The argument of `scope` for the child, or for the first of several; `nil` if there is none.
  fileprivate func firstChild(in parent: Any) -> String? {
    guard hasRows else {
      return ScopeStep(child: self, row: nil).state(in: parent).map { _ in name }
    }
    let rows = Stored.value(named: name, in: parent) as? any RowCollection
    return rows?.rowIDs.first.map { "\(name)[\(IDText.of($0))]" }
  }
}
