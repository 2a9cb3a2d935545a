/// Runs the actions of a log in a feature, and compares what the app printed with what the feature does.
@MainActor
struct LogReplay {
  let log: LogHistory
  let lines: NestedLines
  let features: SessionFeatures
  let interruption: Interruption
  /// The folder that paths are relative to.
  let folder: String

  /// - Parameter name: What is typed after `load`.
  func run(as name: String) async -> Output {
    // A feature that does not fit must not end the one that is running.
    guard let trial = lines.makeTrial(in: folder) else { return Output() }
    let trying = await trial.evaluate("load \(name)")
    guard !trying.isError, let candidate = trial.running else { return trying }
    guard !(candidate.store is any SecondVersionStore) else {
      return Output(
        text: "error: \(name) is a feature of 2.0, and it is not known what its apps print",
        isError: true)
    }
    let type = TypeName.full(candidate.store.actionType)
    guard let store = store(ofType: type) else {
      let types = log.stores.map(\.actionType).joined(separator: ", ")
      return Output(
        text: "error: the log has actions of \(types), and \(name) has \(type)", isError: true)
    }
    let loading = await lines.evaluate("load \(name)")
    guard !loading.isError else { return loading }
    await beginLikeTheApp(store, name)
    return await play(store)
  }

  private func store(ofType type: String) -> LoggedStore? {
    log.stores.first { $0.actionType == type }
      ?? log.stores.first { type.hasSuffix("." + $0.actionType) }
  }

  /// Loads the feature with the values that the log begins with, as far as they can be typed.
  private func beginLikeTheApp(_ store: LoggedStore, _ name: String) async {
    guard let own = features.running.flatMap({ LoggedValue(dump: ChangeText.dump($0.store.state)) })
    else { return }
    let fields = FirstState.fields(of: store.state(after: -1), differingFrom: own)
    guard !fields.isEmpty else { return }
    let loading = await lines.evaluate("load \(name) \(fields.joined(separator: ", "))")
    if loading.isError { _ = await lines.evaluate("load \(name)") }
  }

  private func play(_ store: LoggedStore) async -> Output {
    var compared = 0
    for (step, position) in store.blocks.enumerated() {
      guard let loaded = features.running, !interruption.check() else { break }
      let block = log.log.blocks[position]
      if loaded.store.snapshots.last == compared {
        let typed = await evaluate(typedAction(of: block))
        if loaded.store.snapshots.last == compared {
          return difference(
            step, store, block, "your code does not accept the action:\n\(typed.text)")
        }
      }
      compared += 1
      guard let reduced = loaded.store.snapshots.action(compared) else { break }
      let comparison = BlockComparison(log: log.log, block: block, reduced: reduced)
      if let text = comparison.difference {
        return difference(step, store, block, text + line(of: reduced, in: loaded))
      }
    }
    guard compared == store.blocks.count else {
      return Output(text: "error: stopped after \(compared) actions", isError: true)
    }
    let count = compared == 1 ? "1 action" : "\(compared) actions"
    return Output(text: "replayed \(count): your code prints what the app printed")
  }

  /// Sends an action of the log. What does not begin like an action could be a command, which a log cannot contain.
  private func evaluate(_ action: String) async -> Output {
    guard action.hasPrefix(".") else {
      return Output(text: "error: `\(abbreviated(action))` is not an action", isError: true)
    }
    return await lines.evaluate(action)
  }

  /// The action as it is typed, without the line breaks of the log.
  private func typedAction(of block: LoggedBlock) -> String {
    let action = log.log.action(of: block)
    let name = action.prefix { $0 != "(" && $0 != "\n" }
    let typed = name.lastIndex(of: ".").map { String(action[$0...]) } ?? action
    return typed.contains("\"\"\"")
      ? typed
      : typed.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }.joined(separator: " ")
  }

  private func difference(
    _ step: Int, _ store: LoggedStore, _ block: LoggedBlock, _ text: String
  ) -> Output {
    let heading =
      "error: action \(step + 1) of \(store.blocks.count) differs: \(log.actionLine(store.blocks[step] + 1))"
    return Output(text: "\(heading)\n  line \(block.line) of the log\n\(text)", isError: true)
  }

  /// Where the files of the feature name the action's case.
  private func line(of reduced: ReducedAction, in loaded: RunningFeature) -> String {
    let name = ActionLine.of(reduced).dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard let place = CaseLine(name: String(name), in: loaded.sources) else { return "" }
    return "\n\(place.file):\(place.number): \(place.text)"
  }
}

/// The line of a reducer that handles a case: the first `case .name` after the declaration of the actions.
private struct CaseLine {
  let file: String
  let number: Int
  let text: String

  init?(name: String, in sources: [(name: String, text: String)]) {
    for source in sources {
      let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        let text = line.trimmingPrefix { $0 == " " || $0 == "\t" }
        guard text.hasPrefix("case "), let range = text.firstRange(of: ".\(name)") else { continue }
        let next = text[range.upperBound...].first
        if let next, next.isLetter || next.isNumber || next == "_" { continue }
        (file, number, self.text) = (source.name, index + 1, String(text))
        return
      }
    }
    return nil
  }
}

/// What the app printed for an action, beside what the feature prints.
@MainActor
private struct BlockComparison {
  let log: ConsoleLog
  let block: LoggedBlock
  let reduced: ReducedAction

  /// Both sides; `nil` if they are the same, or if the log does not show enough.
  var difference: String? {
    guard block.isComplete else { return nil }
    let (theirs, own) = (shown, printed)
    guard theirs != own else { return nil }
    return """
      the app printed:
      \(theirs.indented)
      your code prints:
      \(own.indented)
      """
  }

  private var shown: String {
    let text = log.text(of: block)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  private var printed: String {
    reduced.shared.showing {
      switch block.form {
      case .label: ChangeText.label(action: reduced.action)
      case .action: "received action:\n" + ChangeText.dump(reduced.action, indent: 2)
      case .changes, .noChanges:
        ChangeText.block(action: reduced.action, from: reduced.before, to: reduced.after)
      }
    }
  }
}

/// The fields of the state with which a log begins.
private enum FirstState {
  /// The fields of a value that another one has differently, as they are typed after `load`. Only values of one line
  /// can be typed.
  static func fields(of first: LoggedValue, differingFrom own: LoggedValue) -> [String] {
    guard case .group(let first) = first, case .group(let own) = own, first.opening == own.opening
    else { return [] }
    return first.elements.compactMap { element in
      guard let label = element.label, element.value.isComplete,
        case .leaf(let text) = element.value,
        !text.contains("\n"), (try? StateOption(CommandInput("load FEATURE \(text)"))) == nil,
        let other = own.elements.first(where: { $0.label == label }), other.value != element.value
      else { return nil }
      return "\(label.hasPrefix("_") ? String(label.dropFirst()) : label): \(text)"
    }
  }
}

extension String {
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }.joined(
      separator: "\n")
  }
}
