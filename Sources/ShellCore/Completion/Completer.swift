/// Completes lines. It is a snapshot of the session, so that it can be used on the line editor's
/// thread.
package struct Completer: Sendable {
  let features: FeatureCatalog
  let files: any FileSystem
  let folder: String?
  /// The scope of the prompt, or `nil` if no feature is loaded.
  let scope: Scope?
  let hasExercise: Bool

  /// What can be typed in the scope of the prompt.
  struct Scope: Sendable {
    let actionType: Any.Type
    let fields: [String]
    let fieldTypes: [String: any Any.Type]
    /// Suggested values for fields whose types have no list of values.
    let samples: [String: [String]]
    let toggles: [String]
    /// The dependencies that the feature's sources declare.
    let endpoints: [_DependencyEndpoint]
    /// The current values of the fields, in a few words.
    let values: [String: String]
    let paths: PathCompletion?
    /// The IDs of rows, by the cases of their actions: `["todo": ["1", "2"]]`.
    let ids: [String: [String]]
    let controls: ControlCompletion
  }

  /// Completes a line that ends at the cursor.
  package func complete(_ text: String) -> Completion {
    let indent = text.prefix { $0.isWhitespace }.count
    let line = String(text.dropFirst(indent))
    return completeLine(line).shifted(by: indent)
  }

  private func completeLine(_ line: String) -> Completion {
    if line.hasPrefix(".") { return actions(line, from: 0) }
    let name = String(line.prefix { !$0.isWhitespace })
    guard name.count < line.count else { return commands(toRun: name) }
    guard let command = CommandTable.command(named: name) else { return .none }
    let argument = line.dropFirst(name.count).drop { $0.isWhitespace }
    return self.argument(of: command, String(argument), from: line.count - argument.count)
  }

  /// The commands that can be run now; on an empty line, those to start with.
  private func commands(toRun prefix: String) -> Completion {
    commands(prefix) { command in
      command.isForExercises ? hasExercise : !prefix.isEmpty || command.isForBeginners
    }
  }

  private func commands(
    _ prefix: String, where isOffered: (Command) -> Bool = { _ in true }
  ) -> Completion {
    let commands = CommandTable.commands.filter { $0.name.hasPrefix(prefix) && isOffered($0) }
      .sorted { $0.name < $1.name }
    return Completion(
      start: 0, candidates: commands.map { Completion.Candidate($0.name, summary: $0.summary) })
  }

  private func argument(of command: Command, _ text: String, from start: Int) -> Completion {
    switch command.completion {
    case .none: return .none
    case .feature: return feature(text, from: start)
    case .action: return actions(text, from: start)
    case .field: return field(text, from: start)
    case .dependency: return dependency(text, from: start)
    case .toggle: return fields(scope?.toggles ?? [], text, from: start)
    case .child: return (scope?.paths?.child(text) ?? .none).shifted(by: start)
    case .statePath: return (scope?.paths?.statePath(text) ?? .none).shifted(by: start)
    case .file: return FileCompletion(files: files, folder: folder).complete(text, from: start)
    case .log:
      guard text.hasPrefix("log ") else { return words(["log"], text, from: start) }
      return FileCompletion(files: files, folder: folder)
        .complete(String(text.dropFirst(4)), from: start + 4)
    case .command: return commands(text).shifted(by: start)
    case .control: return scope?.controls.name(text, from: start) ?? .none
    case .controlWithValue: return scope?.controls.nameAndValue(text, from: start) ?? .none
    case .words(let known): return words(known, text, from: start)
    }
  }

  private func feature(_ text: String, from start: Int) -> Completion {
    if text.hasPrefix("\"") { return swiftFiles(text, from: start) }
    if let option = text.range(of: "--state ") {
      let path = text[option.upperBound...].drop { $0 == " " }
      return FileCompletion(files: files, folder: folder)
        .complete(String(path), from: start + text.count - path.count)
    }
    let word = text.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
    if text.contains(" "), word.hasPrefix("--") {
      return words(["--state"], String(word), from: start + text.count - word.count)
    }
    guard let space = text.firstIndex(where: \.isWhitespace) else {
      var known = words(features.names, text, from: start, ignoringCase: true)
      for index in known.candidates.indices {
        known.candidates[index].summary =
          features.feature(named: known.candidates[index].text)?.summary ?? ""
      }
      return known.candidates.isEmpty ? swiftFiles(text, from: start) : known
    }
    guard let feature = features.feature(named: String(text[..<space])) else { return .none }
    let fields = text[space...].drop { $0.isWhitespace }
    return ActionCompletion.fields(of: feature.stateType, String(fields))
      .shifted(by: start + text.count - fields.count)
  }

  /// Folders and Swift files. A path with a space is quoted, as `load` expects it.
  private func swiftFiles(_ text: String, from start: Int) -> Completion {
    let isQuoted = text.hasPrefix("\"")
    var found = FileCompletion(files: files, folder: folder)
      .complete(isQuoted ? String(text.dropFirst()) : text, from: start)
    found.candidates.removeAll { $0.isFinal && !$0.text.hasSuffix(".swift") }
    for index in found.candidates.indices {
      let candidate = found.candidates[index]
      guard isQuoted || candidate.text.contains(" ") else { continue }
      found.candidates[index].text = "\"\(candidate.text)" + (candidate.isFinal ? "\"" : "")
    }
    return found
  }

  private func words(
    _ known: [String], _ prefix: String, from start: Int, ignoringCase: Bool = false
  ) -> Completion {
    let fitting = known.filter {
      $0.hasPrefix(prefix) || (ignoringCase && $0.lowercased().hasPrefix(prefix.lowercased()))
    }
    return Completion(start: start, candidates: fitting.map { Completion.Candidate($0) })
  }

  private func fields(_ names: [String], _ text: String, from start: Int) -> Completion {
    var found = words(names, text, from: start)
    for index in found.candidates.indices {
      found.candidates[index].summary =
        scope?.values[found.candidates[index].text].map { "now \($0)" } ?? ""
    }
    return found
  }

  private func field(_ text: String, from start: Int) -> Completion {
    guard let space = text.firstIndex(where: \.isWhitespace) else {
      return fields(scope?.fields ?? [], text, from: start)
    }
    let name = String(text[..<space]), value = String(text[space...].drop { $0.isWhitespace })
    guard let scope, let type = scope.fieldTypes[name] else { return .none }
    let place = start + text.count - value.count
    let listed = ActionCompletion.values(of: type, value).shifted(by: place)
    let samples = words(scope.samples[name] ?? [], value, from: place)
    guard listed.start == place, !listed.candidates.isEmpty else {
      return samples.candidates.isEmpty ? listed : samples
    }
    return Completion(start: place, candidates: listed.candidates + samples.candidates)
  }

  private func dependency(_ text: String, from start: Int) -> Completion {
    let endpoints = scope?.endpoints ?? []
    guard let space = text.firstIndex(where: \.isWhitespace) else {
      return words(
        ControlledDependency.allCases.map(\.rawValue) + endpoints.map(\.name), text, from: start)
    }
    let name = String(text[..<space]), value = String(text[space...].drop { $0.isWhitespace })
    let place = start + text.count - value.count
    guard let endpoint = endpoints.first(where: { $0.name == name }) else { return .none }
    let known = words(endpoint.canThrow ? ["fail", "live"] : ["live"], value, from: place)
    let listed = ActionCompletion.values(of: endpoint.valueType, value).shifted(by: place)
    guard listed.start == place else { return listed }
    return Completion(start: place, candidates: listed.candidates + known.candidates)
  }

  private func actions(_ text: String, from start: Int) -> Completion {
    guard let scope else { return .none }
    return ActionCompletion.actions(of: scope.actionType, text, ids: scope.ids).shifted(by: start)
  }
}

@MainActor
extension Completer {
  /// The completer for the current prompt.
  ///
  /// - Parameter readsState: Whether code of the feature may run, to describe its state and to draw its screen.
  init(
    _ workspace: Workspace, _ session: SessionFeatures, _ screen: ScreenDrawer,
    hasExercise: Bool, readsState: Bool = true
  ) {
    self.init(
      features: workspace.catalog, files: workspace.files, folder: workspace.folder,
      scope: session.running.map { Self.scope(of: $0, screen, workspace.files, readsState) },
      hasExercise: hasExercise)
  }

  private static func scope(
    of loaded: RunningFeature, _ screen: ScreenDrawer, _ files: any FileSystem,
    _ readsState: Bool
  ) -> Scope {
    let (state, action) = loaded.scopedTypes
    let fields = loaded.bindableFields(files)?.fields ?? []
    let present = readsState ? loaded.scope.state(in: loaded.store.state) : nil
    return Scope(
      actionType: action, fields: fields.map(\.typedName),
      fieldTypes: Dictionary(
        fields.map { ($0.typedName, $0.valueType) }, uniquingKeysWith: { first, _ in first }),
      samples: present.map { FieldSamples.of(fields, in: $0) } ?? [:],
      toggles: fields.filter { $0.valueType == Bool.self }.map(\.typedName),
      endpoints: loaded.feature.endpoints,
      values: present.map { values(of: fields, in: $0) } ?? [:],
      paths: present.map {
        PathCompletion(state: $0, types: (state, action), finder: loaded.children)
      },
      ids: present.map { RowIDs.of($0, action: action, children: loaded.children) } ?? [:],
      controls: readsState ? ControlCompletion(screen) : ControlCompletion(controls: []))
  }

  private static func values(of fields: [BindingField], in state: Any) -> [String: String] {
    var values: [String: String] = [:]
    for field in fields where !field.typedName.contains(".") {
      guard let value = Stored.value(named: field.typedName, in: state) else { continue }
      let text = ChangeText.short(value)
      values[field.typedName] = text.contains("\n") ? nil : text.truncated(toColumns: 40)
    }
    return values
  }
}
