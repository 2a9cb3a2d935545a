/// A line of Swift code that was typed instead of an action or a command.
enum SwiftLine: Equatable {
  /// `store.send(.plusButtonTapped)`: the function, and the text of the action.
  case send(to: String, action: String)
  /// `state.count`: the first word, and the path of the value.
  case state(word: String, path: String)
  /// `state.count = 1`, `count += 1`, `count.negate()`: the path of the value, and the new value if it is written.
  case change(path: String, value: String?)
  /// Other code, with its first word.
  case other(word: String)

  /// Recognizes Swift by its first words. Returns `nil` for other text.
  init?(_ line: String) {
    let code = Self.withoutMarks(line)
    if let send = Self.send(in: code) {
      self = send
    } else if let change = Self.change(in: code) {
      self = change
    } else if let state = Self.state(in: code) {
      self = state
    } else if let word = Self.keyword(of: line.trimmingWhitespace) {
      self = .other(word: word)
    } else {
      return nil
    }
  }

  /// Removes the words that can precede any expression.
  private static func withoutMarks(_ line: String) -> String {
    var code = line.trimmingWhitespace
    for mark in ["_ =", "try ", "await ", "self."] where code.hasPrefix(mark) {
      code = String(code.dropFirst(mark.count)).trimmingWhitespace
    }
    // A binding: `$store.count`.
    if code.hasPrefix("$"), code.dropFirst().first?.isLetter == true { code.removeFirst() }
    return code
  }

  private static func send(in code: String) -> SwiftLine? {
    guard let call = code.range(of: ".send("), let end = code.lastIndex(of: ")") else { return nil }
    let receiver = code[..<call.lowerBound]
    guard receiver.lowercased().hasSuffix("store"), call.upperBound <= end else { return nil }
    return .send(
      to: "\(receiver).send", action: String(code[call.upperBound..<end]).trimmingWhitespace)
  }

  private static let owners = [
    "store.state", "viewStore.state", "state", "viewStore", "store", "$0",
  ]

  /// The owner of a path of the state, and the path; `nil` if the code does not begin with one.
  private static func owned(_ code: String) -> (word: String, path: Substring)? {
    for word in owners where code.hasPrefix(word + ".") {
      return (word, code.dropFirst(word.count + 1).prefix(while: isInPath))
    }
    return nil
  }

  private static func isInPath(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "._[]#".contains(character)
  }

  private static func change(in code: String) -> SwiftLine? {
    let owned = owned(code)
    let path = owned?.path ?? code.prefix(while: isInPath)
    let rest = code[path.endIndex...].drop { $0 == " " }
    guard path.first?.isLetter == true else { return nil }
    if rest.hasPrefix("("), rest.hasSuffix(")"), let dot = path.lastIndex(of: "."),
      owned?.word != "store"
    {
      return .change(path: String(path[..<dot]), value: nil)
    }
    if rest.hasPrefix("="), !rest.hasPrefix("=="), owned != nil {
      return .change(path: String(path), value: String(rest.dropFirst().trimmingWhitespace))
    }
    let isCompound = ["+=", "-=", "*=", "/="].contains { rest.hasPrefix($0) }
    return isCompound ? .change(path: String(path), value: nil) : nil
  }

  private static func state(in code: String) -> SwiftLine? {
    guard let (word, path) = owned(code) else { return nil }
    let rest = code[path.endIndex...].drop { $0 == " " }
    return rest.isEmpty ? .state(word: word, path: String(path)) : .other(word: word)
  }

  private static let keywords: Set<String> = [
    "let", "var", "import", "func", "struct", "class", "enum", "extension", "if", "guard", "for",
    "while", "switch", "return", "await", "try", "print", "dump", "self", "_",
  ]

  private static func keyword(of line: String) -> String? {
    // `@State var count = 0`, `#Preview { ... }`
    if let mark = line.first, "@#".contains(mark), line.dropFirst().first?.isUppercase == true {
      return String(line.prefix { !" ({".contains($0) })
    }
    let word = String(line.prefix { $0.isLetter || $0 == "_" })
    let next = line.dropFirst(word.count).first
    let isCode = next == " " || next == "(" || next == "."
    return isCode && keywords.contains(word) ? word : nil
  }
}

extension SwiftLine {
  /// The error that says what to type instead: something that the loaded feature has, or how to load one.
  ///
  /// - Parameter bindable: The fields that `set` writes.
  @MainActor
  func error(
    in line: String, for loaded: RunningFeature?, bindable: BindableFields?
  ) -> InputError {
    switch self {
    case .send(let word, let action):
      let isAction = loaded.map { (try? $0.scopedActions.action(in: action, from: 0)) != nil }
      return InputError(
        .swiftLine, "`\(abbreviated(word))` is Swift code; the prompt is already the store",
        in: line, at: 0, hint: loaded == nil ? Self.loadFirst : "type the action alone",
        suggestion: isAction == true ? action : nil)
    case .state(let word, let path):
      let isThere = loaded?.scopedState.map {
        (try? StatePath(path, in: path, at: 0).value(in: $0)) != nil
      }
      return InputError(
        .swiftLine, "`\(word).` is Swift code, not a command", in: line, at: 0,
        hint: loaded == nil ? Self.loadFirst : "`state PATH` shows a value",
        suggestion: isThere == true ? "state \(path)" : nil)
    case .change(let path, let value): return changeError(in: line, path, value, loaded, bindable)
    case .other(let word): return other(word, in: line, loaded)
    }
  }

  private static let loadFirst = "load a feature first: `load NAME`; `features` lists them"

  @MainActor
  private func other(_ word: String, in line: String, _ loaded: RunningFeature?) -> InputError {
    let example = loaded.flatMap { ActionTree($0.scopedTypes.action).firstPath }
    let hint =
      example.map { "expected an action such as \($0), or a command; `help` lists them" }
      ?? "expected an action, or a command; `help` lists them"
    return InputError(
      .swiftLine, "`\(abbreviated(word))` is Swift code, not a command", in: line, at: 0,
      hint: loaded == nil ? Self.loadFirst : hint)
  }

  @MainActor
  private func changeError(
    in line: String, _ path: String, _ value: String?, _ loaded: RunningFeature?,
    _ bindable: BindableFields?
  ) -> InputError {
    let name = path.prefix { $0 != "." && $0 != "[" }
    guard let loaded, let state = loaded.scopedState,
      Stored.names(in: type(of: state)).contains(String(name))
    else {
      return other(
        String(line.trimmingWhitespace.prefix { $0 != " " && $0 != "(" }), in: line, loaded)
    }
    let set = value.flatMap { value -> String? in
      guard let type = bindable?.field(named: path)?.valueType,
        (try? ActionReader().value(value[...], as: type)) != nil
      else { return nil }
      return "set \(path) \(value)"
    }
    let text =
      loaded.store is any SecondVersionStore
      ? "`\(abbreviated(path))` is changed by Swift code, which is not typed here"
      : "`\(abbreviated(path))` is changed by Swift code, and only an action changes the state"
    return InputError(
      .swiftLine, text, in: line, at: 0, hint: "`state \(abbreviated(path))` shows the value",
      suggestion: set)
  }
}
