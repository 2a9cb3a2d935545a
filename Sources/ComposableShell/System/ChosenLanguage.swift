import ArgumentParser
import Synchronization
import ShellCore

/// The language in which the program speaks: that of `--lang` or, at a terminal, of the locale. What is written into a file or a pipe is
/// in English unless `--lang` asks for something else.
enum ChosenLanguage {
  /// The language of `--lang`; `nil` without it.
  static var ofArguments: Language? { chosen.withLock(\.self) }

  private static let chosen = Mutex<Language?>(nil)

  static var current: Language { ofArguments ?? ofOutput }

  /// An output of the session, or lines of the program, in the language.
  static func translated(_ text: String) -> String {
    MessageTranslator(current)?.text(text) ?? text
  }

  /// A message of the program, however short, in the language.
  static func said(_ text: String) -> String { current.said(text) }

  /// What the program finds when it starts. A talk replaces the standard output later.
  private static let ofOutput =
    isatty(STDOUT_FILENO) == 1
    ? Language(environment: ProcessInfo.processInfo.environment) : .english

  /// Sets the language of `--lang`.
  ///
  /// - Returns: The other arguments.
  static func take(from arguments: [String]) throws -> [String] {
    let (language, rest) = try split(arguments)
    _ = ofOutput
    chosen.withLock { $0 = language }
    return rest
  }

  /// The language of `--lang`, which can be anywhere before `--`, and the other arguments.
  static func split(_ arguments: [String]) throws -> (language: Language?, rest: [String]) {
    let (values, rest) = GlobalOption.split("--lang", from: arguments)
    return (try values.map(language).last, rest)
  }

  private static func language(_ name: String?) throws -> Language {
    guard let language = name.flatMap(Language.init) else {
      throw ValidationError("--lang needs en or ko")
    }
    return language
  }
}
