/// A language in which the program speaks to the user.
///
/// Errors, warnings and help are written in English where they occur. ``MessageTranslator`` translates them where they are shown, so
/// nothing that is recorded, compared or read by another program depends on the language.
package enum Language: String, Sendable, CaseIterable {
  case english = "en"
  case korean = "ko"

  /// The language of the user's locale.
  package init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    self = locale?.hasPrefix("ko") ?? false ? .korean : .english
  }

  /// The name of the language in the language itself.
  var name: String {
    switch self {
    case .english: "English"
    case .korean: "한국어"
    }
  }
}
