/// What may follow a command's name: how help shows it, how it is completed, and how it is read.
struct Arguments<Value>: Sendable {
  /// As help shows it: `[DURATION]`; empty if nothing may follow.
  let usage: String
  /// The forms that name a file. The command can use files only as they say; see ``FileGate``.
  let files: [FileForm]
  let completion: ArgumentCompletion
  /// Reads it once, or throws an error with a caret.
  let read: @MainActor @Sendable (CommandInput) throws -> Value

  /// - Parameter files: Every form that names a file, or none. It has no default, so that no command forgets it.
  init(
    usage: String, files: [FileForm], completion: ArgumentCompletion = .none,
    read: @escaping @MainActor @Sendable (CommandInput) throws -> Value
  ) {
    self.usage = usage
    self.files = files
    self.completion = completion
    self.read = read
  }
}

/// A line that names a file, and what it does with the file.
struct FileForm: Sendable, Hashable {
  let use: FileUse
  /// The line, with `FILE` in place of the name.
  let line: String

  static func reads(_ line: String) -> Self { Self(use: .reads, line: line) }
  static func creates(_ line: String) -> Self { Self(use: .creates, line: line) }
  static func replaces(_ line: String) -> Self { Self(use: .replaces, line: line) }
  static func folder(_ line: String) -> Self { Self(use: .folder, line: line) }
  static func program(_ line: String) -> Self { Self(use: .program, line: line) }
}

/// How the text after a command's name is completed.
enum ArgumentCompletion: Sendable {
  case none
  case feature
  case action
  case field
  /// A dependency, and a value for it.
  case dependency
  case toggle
  case child
  case statePath
  case file
  /// The word `log`, and a file.
  case log
  case command
  case control
  case controlWithValue
  case words([String])
}

/// A value that was read, with its text for errors.
struct Chosen<Value: Sendable>: Sendable {
  let value: Value
  let argument: CommandArgument
}

extension Arguments where Value == CommandArgument {
  /// Nothing may follow the name.
  static var nothing: Self { nothing() }

  /// Nothing may follow the name.
  ///
  /// - Parameters:
  ///   - advice: What to type for what an argument may mean.
  ///   - files: The command itself, if it uses the file of an earlier line again.
  static func nothing(advice: String? = nil, files: [FileForm] = []) -> Self {
    Self(usage: "", files: files) { input in
      try input.expectNothing(advice: advice)
      return input.argument
    }
  }

  /// The rest of the line, which may be empty.
  static func text(
    _ usage: String, files: [FileForm], completion: ArgumentCompletion = .none
  ) -> Self {
    Self(usage: usage, files: files, completion: completion) { $0.argument }
  }

  /// The rest of the line.
  ///
  /// - Parameters:
  ///   - what: What is needed, for the error: `an action`.
  ///   - hint: What was expected.
  static func text(
    _ usage: String, required what: String, hint: String, files: [FileForm],
    completion: ArgumentCompletion = .none
  ) -> Self {
    Self(usage: usage, files: files, completion: completion) { input in
      guard !input.rest.isEmpty else {
        throw input.argument.missing("`\(input.name)` needs \(what)", hint: hint)
      }
      return input.argument
    }
  }

  /// One word.
  ///
  /// - Parameter what: What it is, for errors: `an effect's number`.
  static func word(_ usage: String, _ what: String) -> Self {
    Self(usage: usage, files: []) { try $0.oneWord(what) }
  }
}

extension Arguments where Value == CommandArgument? {
  /// One word, or nothing.
  static func word(
    _ usage: String, orNothing what: String, completion: ArgumentCompletion = .none
  ) -> Self {
    Self(usage: usage, files: [], completion: completion) {
      try $0.rest.isEmpty ? nil : $0.oneWord(what)
    }
  }

  /// The first word, if there is one.
  static func firstWord(_ usage: String) -> Self {
    Self(usage: usage, files: []) { $0.words.first }
  }
}

extension Arguments where Value == Bool? {
  /// `on` or `off`, or nothing.
  static var onOff: Self {
    Self(usage: "[on|off]", files: [], completion: .words(["on", "off"])) { input in
      guard !input.rest.isEmpty else { return nil }
      let word = try input.oneWord("on or off")
      guard ["on", "off"].contains(word.text) else {
        throw word.error(
          .invalidValue, "`\(input.name)` is on or off, not `\(abbreviated(word.text))`",
          hint: "expected on or off")
      }
      return word.text == "on"
    }
  }
}

extension Arguments where Value == Duration? {
  /// A duration such as `500ms`, or nothing.
  static var duration: Self {
    Self(usage: "[DURATION]", files: []) { input in
      guard !input.rest.isEmpty else { return nil }
      let start = input.line.index(input.line.startIndex, offsetBy: input.restOffset)
      let value = try ActionReader()
        .value(input.line[start...], as: Duration.self, for: input.name)
      guard let duration = value as? Duration, duration >= .zero else {
        throw input.argument.error(
          .invalidValue, "the clock cannot go back",
          hint: "expected a duration such as 500ms or 3s")
      }
      return duration
    }
  }
}

extension Arguments {
  /// A value of an enum, or nothing.
  ///
  /// - Parameter summary: The error for another word.
  static func choice<Choice: RawRepresentable & CaseIterable & Sendable>(
    _ summary: @escaping @Sendable (_ word: String, _ choices: String) -> String
  ) -> Self where Choice.RawValue == String, Value == Chosen<Choice>? {
    let names = Choice.allCases.map(\.rawValue)
    return Self(
      usage: "[\(names.joined(separator: "|"))]", files: [], completion: .words(names)
    ) { input in
      guard !input.rest.isEmpty else { return nil }
      let word = try input.oneWord(alternatives(names))
      guard let choice = Choice(rawValue: word.text) else {
        throw word.error(
          .invalidValue, summary(abbreviated(word.text), alternatives(names)),
          hint: "expected \(alternatives(names))",
          suggestion: NearestName.to(word.text, in: names))
      }
      return Chosen(value: choice, argument: word)
    }
  }
}
