enum SourceCommand {
  static let command = Command(
    name: "source", summary: "Show the code that runs",
    details: """
      Without an argument, it shows the reducer of the loaded feature. An action shows
      the branches that name it, an effect the line that started it, and a file with
      a line the code around that line.
        source
        source .plusButtonTapped
        source effect 1
        source Counter.swift:12
      """,
    meaning: .inspects(.shell, reads: []),
    arguments: .text(
      "[ACTION|effect N|FILE:LINE]", files: [.reads("source FILE:1")], completion: .action),
    needs: \.loaded, \.workspace
  ) { text, loaded, workspace in
    let code = CodePlaces(files: loaded.code(in: workspace))
    let places = try codePlaces(text, in: code, loaded)
    guard !places.isEmpty else {
      let name = loaded.feature.name
      throw text.errorOfLine(
        .notLoadable, "the source of \(name) is not available",
        hint: "expected a feature of the shell, or one that was loaded from a file")
    }
    return Output(lines: Array(places.map(\.lines).joined(separator: [StyledLine()])))
  }

  /// The places that the argument of `source` or `edit` names.
  @MainActor
  static func codePlaces(
    _ text: CommandArgument, in code: CodePlaces, _ loaded: RunningFeature
  ) throws -> [CodePlace] {
    if text.isEmpty { return code.type(named: loaded.feature.typeName).map { [$0] } ?? [] }
    let words = text.input.words
    if words[0].text == "effect" { return [try effect(words, text, in: code, loaded)] }
    if let place = try code.line(text) { return [place] }
    let name = lastCase(of: text.text)
    let branches = code.branches(of: name)
    guard branches.isEmpty, !code.files.isEmpty else { return branches }
    throw text.error(
      .notThere, "no branch names `\(abbreviated(name))`",
      hint: "`actions` lists the actions, `source` shows the whole reducer",
      suggestion: ActionNames(loaded.store.actionType).nearest(to: name))
  }

  /// `plusButtonTapped` for `.amountControl(.plusButtonTapped)`, `set` for `.binding(.set(\.$x, 1))`.
  private static func lastCase(of action: String) -> String {
    let path = action.replacing("(.", with: ".").prefix {
      $0.isLetter || $0.isNumber || "._".contains($0)
    }
    return path.split(separator: ".").last.map(String.init) ?? ""
  }

  @MainActor
  private static func effect(
    _ words: [CommandArgument], _ text: CommandArgument, in code: CodePlaces,
    _ loaded: RunningFeature
  ) throws -> CodePlace {
    let effects = loaded.store.runningEffects + loaded.store.ended.map(\.effect)
    let found = words.dropFirst().first.flatMap { word in
      effects.first { "\($0.number)" == word.text }
    }
    guard let found else {
      throw text.error(
        .notThere, "`source effect` needs the number of an effect",
        hint: "`effects` lists those in flight and those that ended last")
    }
    let place = "\(found.location)".split(separator: ":")
    guard place.count == 2, let line = Int(place[1]),
      let code = code.around(line: line, of: String(place[0]))
    else {
      throw text.error(
        .notThere, "the source of \(EffectList.name(of: found)) is not available",
        hint: "expected an effect of the feature's own code")
    }
    return code
  }
}
