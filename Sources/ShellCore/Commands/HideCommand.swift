enum HideCommand {
  static let command = Command(
    name: "hide", summary: "Hide the blocks of some actions",
    details: """
      Hidden actions still run and appear in `log`; a line counts them. A pattern
      matches a part of the action's line in `log`, and has to be the name of an
      action, or some of its cases. A pattern with `*`, which stands for any
      characters, matches the whole line, and can contain any text.
        hide .ticked
        hide *.binding(*)
        hide            list the patterns
        hide none       show all blocks again
      """,
    meaning: .changesSettings(.output),
    arguments: .text("[PATTERN|none]", files: [], completion: .words(["none"])),
    needs: \.display, \.features
  ) { pattern, display, feature in
    switch pattern.text {
    case "":
      let patterns = display.hidden.map(\.text)
      return Output(
        text: patterns.isEmpty
          ? "nothing is hidden"
          : (["these actions are hidden:"] + patterns.map { "  " + $0 }).joined(separator: "\n"))
    case "none":
      display.hidden = []
      return .confirming("nothing is hidden")
    default:
      let hidden = LabelPattern(pattern.text)
      if let loaded = feature.running { try pattern.check(hidden, in: loaded) }
      if !display.hidden.contains(hidden) { display.hidden.append(hidden) }
    }
    return .confirming("hidden: \(pattern.text); `hide none` shows all blocks again")
  }
}

extension CommandArgument {
  /// Throws if no action matches the pattern.
  @MainActor
  fileprivate func check(_ hidden: LabelPattern, in loaded: RunningFeature) throws {
    guard !hidden.hasWildcard, !loaded.isImported else { return }
    let names = ActionNames(loaded.store.actionType)
    guard let name = names.unknownName(in: hidden.text),
      LogList(snapshots: loaded.store.snapshots).output(matching: hidden) == nil
    else { return }
    throw error(
      .unknownCase,
      "no action of \(TypeName.of(loaded.store.actionType)) is called `\(abbreviated(name))`",
      hint: "expected an action as `actions` lists it, or a pattern with `*`",
      suggestion: names.nearest(to: name))
  }
}
