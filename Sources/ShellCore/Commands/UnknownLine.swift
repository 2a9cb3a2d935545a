/// A line that is neither an action nor a command.
@MainActor
struct UnknownLine {
  let loaded: RunningFeature?
  let catalog: FeatureCatalog
  /// They know which properties of a loaded file are private.
  let files: any FileSystem
  /// The line that answers a question in words; `nil` if the line is none.
  var question: String?

  /// The error for the parent as it is written in other shells.
  static let parent = error("..", meaning: UpCommand.command.name)

  private static func error(_ word: String, meaning command: String) -> InputError {
    InputError(
      .unknownCommand,
      "unknown command `\(abbreviated(word))`" + "; did you mean \(command)?")
  }

  /// The error for a line that is neither an action nor a command.
  func error(for input: CommandInput) -> InputError {
    if let code = SwiftLine(input.line) {
      return code.error(in: input.line, for: loaded, bindable: loaded?.bindableFields(files))
    }
    if let latin = HangulKeys.latin(of: input.name), CommandTable.command(named: latin) != nil {
      return InputError(
        .unknownCommand,
        "unknown command `\(abbreviated(input.name))`: the Korean keyboard is on; did you mean \(latin)?"
      )
    }
    if let command = KoreanWords.command(input.name) {
      return Self.error(input.name, meaning: command)
    }
    if let question {
      return InputError(
        .unknownCommand,
        "unknown command `\(abbreviated(input.name))`; did you mean \(abbreviated(question))?")
    }
    return unknownCommand(input)
  }

  /// The error for `.help`: a command that was typed as an action; `nil` if any feature here has such an action, or there is no
  /// such command.
  func commandError(for line: String) -> InputError? {
    let command = line.dropFirst(), word = String(command.prefix { $0.isLetter || $0 == "-" })
    guard CommandTable.command(named: word) != nil else { return nil }
    // `.set(\.$name, "x")` is a binding's action.
    guard command.dropFirst(word.count).first.map({ $0 == " " }) ?? true else { return nil }
    if let loaded {
      let isKnown = [loaded.scopedTypes.action, loaded.store.actionType].contains {
        ActionTree($0).nearestPath(to: word)?.distance == 0
      }
      guard !isKnown else { return nil }
    }
    return InputError(
      .unknownCommand, "`.\(word)` is not an action, and commands have no dot", in: line, at: 0,
      suggestion: abbreviated(String(command)))
  }

  private static let editing =
    "`edit` opens the file of the feature in your editor; `watch on` loads a file each time it is saved"

  /// Commands of other shells, with what to use here.
  private static let foreignWords = [
    "history": "`log` lists the actions; the up arrow key repeats an earlier line",
    "ls":
      "`features` lists what can be loaded, `actions` what can be sent, `state` shows the state",
    "dir":
      "`features` lists what can be loaded, `actions` what can be sent, `state` shows the state",
    "pwd": "the prompt names the feature and the child; `tree` shows all of them",
    "version": "`tca --version` prints it",
    "cat": "`source` shows the code; `state` shows the state; `show N` shows an action",
    "save": "`record FILE` writes the session to a file; `export` writes it in other forms",
    "run": "`load NAME` starts a feature",
    "start": "`load NAME` starts a feature",
    "restart": "`reset` returns to the initial state",
    "kill": "`cancel N` cancels an effect",
    "stop": "`record stop` ends a recording; `cancel N` cancels an effect",
    "pause": "`clock manual` stops the clock of the feature",
    "dependencies": "`deps` lists the dependencies",
    "open": "`load NAME` starts a feature",
    "click": "`tap NAME` operates a control of the screen",
    "press": "`tap NAME` operates a control of the screen",
    "print": "`state PATH` shows a part of the state",
    "predict": "`expect FIELD = VALUE` predicts what the next action changes",
    "sleep": "`advance 3s` moves the clock of the feature",
    "vi": editing, "vim": editing, "nvim": editing, "nano": editing, "emacs": editing,
    "code": editing,
    "po": "`state PATH` shows a part of the state",
  ]

  /// Whether a line is an action with its payload, of the prompt's scope or of the root.
  private func isAction(_ line: String, in loaded: RunningFeature) -> Bool {
    var root = loaded
    root.scope = ScopePath()
    return [loaded, root].contains { (try? $0.scopedActions.action(in: line, from: 0)) != nil }
  }

  /// A path that begins with a field of the scope's state.
  private func field(_ name: String, in loaded: RunningFeature) -> String? {
    let first = name.prefix { $0 != "." && $0 != "[" && $0 != "=" }
    guard let state = loaded.scopedState, Stored.names(in: type(of: state)).contains(String(first))
    else { return nil }
    return abbreviated(String(name.prefix { $0 != "=" }))
  }

  private func advice(onChanging field: String) -> String {
    guard loaded?.store is any SecondVersionStore else {
      return "only an action changes the state; `state \(field)` shows this field"
    }
    return loaded?.bindableFields(files)?.names.contains(field) == true
      ? "`set \(field) VALUE` changes this field" : "`state \(field)` shows this field"
  }

  /// What to type instead of the name of a feature or a field.
  private func knownName(_ name: String, isAssigned: Bool) -> String? {
    if let feature = catalog.feature(named: name) {
      let command = "load \(feature.name)"
      return "; did you mean \(command)?"
    }
    guard let field = loaded.flatMap({ field(name, in: $0) }) else { return nil }
    let command = "state \(field)"
    return isAssigned ? ": \(advice(onChanging: field))" : "; did you mean \(command)?"
  }

  /// The error for a word that is not a command but may be the name of an action.
  private func unknownCommand(_ input: CommandInput) -> InputError {
    let summary = "unknown command `\(abbreviated(input.name))`"
    let name = input.name.hasSuffix("()") ? String(input.name.dropLast(2)) : input.name
    if let loaded, isAction("." + input.line, in: loaded) {
      let action = "." + abbreviated(input.line)
      return InputError(.unknownCommand, "\(summary); did you mean the action \(action)?")
    }
    if let loaded,
      let (path, distance) = ActionTree(loaded.scopedTypes.action)
        .nearestPath(to: name), distance == 0
    {
      return InputError(.unknownCommand, "\(summary); did you mean the action \(path)?")
    }
    if let meant = knownName(name, isAssigned: input.rest.hasPrefix("=")) {
      return InputError(.unknownCommand, summary + meant)
    }
    if let advice = Self.foreignWords[input.name] {
      return InputError(.unknownCommand, "\(summary): \(advice)")
    }
    let tree = loaded.map { ActionTree($0.scopedTypes.action) }
    if let path = tree?.onlyPath(toNameBeginningWith: input.name) {
      return InputError(.unknownCommand, "\(summary); did you mean the action \(path)?")
    }
    let nearest = NearestName.to(input.name, in: CommandTable.names)
    let advice =
      loaded == nil
      ? "; load a feature first: `load NAME`, `features` lists them, `help` the commands"
      : "; `help` lists what can be typed"
    return InputError(
      .unknownCommand, summary + (nearest.map { "; did you mean \($0)?" } ?? advice))
  }
}
