enum BreakCommand {
  static let command = Command(
    name: "break", summary: "Stop at the action that does something",
    details: """
      The feature stops after the action that makes a condition true or changes a
      field, also inside `advance`, and the reducer that did it is named. The actions
      and effects that follow wait for `continue`. Paths begin at the root, in any
      scope.
        break when amount > 3
        break when todos.count = 2 and not isLoading
        break when .loggedIn
        break on user.name
        break             list the breakpoints
        break off 2       remove the second one
        break none        remove all
      """,
    meaning: .changesSettings(.output),
    arguments: Arguments<CommandArgument>.text(
      "[when EXPR|on FIELD|off N|none]", files: [],
      completion: .words(["when", "on", "off", "none"])),
    needs: \.display, \.features
  ) { argument, display, features in
    let words = argument.input.words
    switch words.first?.text {
    case nil: return Output(text: list(display, features))
    case "none" where words.count == 1:
      display.breakpoints.replace(with: [])
      return .confirming("no breakpoints")
    case "off": return try remove(argument, display)
    case "when", "on":
      return try add(argument, display, in: features.requireCode())
    default:
      throw (words.first ?? argument).error(
        .invalidValue, "`break` stops when something is true or on a change",
        hint: "expected when, on, off or none",
        suggestion: NearestName.to(words[0].text, in: ["when", "on", "off", "none"]))
    }
  }

  @MainActor
  private static func add(
    _ argument: CommandArgument, _ display: Display, in loaded: RunningFeature
  ) throws -> Output {
    guard argument.input.words.count > 1 else {
      let isCondition = argument.text == "when"
      throw argument.missing(
        isCondition ? "`break when` needs a condition" : "`break on` needs a field",
        hint: isCondition
          ? "expected a comparison such as `amount > 3`" : "expected a path of the state")
    }
    let state = loaded.store.state
    let point: Breakpoint
    do {
      point = try Breakpoint(argument.text, in: argument.line, at: argument.offset, for: state)
    } catch let error as InputError where !loaded.scope.isRoot {
      throw error.adding(hint: "paths begin at the root")
    }
    display.breakpoints.add(point)
    let note = point.holds(in: state) ? "; it is true now, so it has to become false first" : ""
    return .confirming("break \(point.text)\(note)")
  }

  @MainActor
  private static func remove(_ argument: CommandArgument, _ display: Display) throws -> Output {
    let words = argument.input.words, count = display.breakpoints.texts.count
    guard words.count > 1 else {
      throw argument.missing("`break off` needs a number", hint: "`break` lists the breakpoints")
    }
    guard words.count == 2, let number = Int(words[1].text), (1...max(1, count)).contains(number),
      count > 0
    else {
      throw words[1].error(
        .notThere, "breakpoint `\(abbreviated(words[1].text))` does not exist",
        hint: count == 0
          ? "there are no breakpoints" : count == 1 ? "expected 1" : "expected 1 to \(count)")
    }
    var texts = display.breakpoints.texts
    let removed = texts.remove(at: number - 1)
    display.breakpoints.replace(with: texts)
    return .confirming("removed: break \(removed)")
  }

  @MainActor
  private static func list(_ display: Display, _ features: SessionFeatures) -> String {
    let texts = display.breakpoints.texts
    guard !texts.isEmpty else { return "no breakpoints" }
    let active = features.running.map {
      display.breakpoints.points(for: $0.store.state).map(\.text)
    }
    return texts.enumerated().map { index, text in
      let note = active?.contains(text) ?? true ? "" : "  (not in this feature)"
      return "\(index + 1)  \(text)\(note)"
    }.joined(separator: "\n")
  }
}
