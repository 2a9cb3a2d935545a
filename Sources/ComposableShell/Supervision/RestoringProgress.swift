import ShellCore

/// Shows how much of a long session is restored, in a line that is erased afterwards.
@MainActor
final class RestoringProgress {
  /// Shorter sessions are restored before anybody could read the line.
  static let leastLines = 2_000
  private static let linesBetween = 500

  private let line = ProgressLine(on: STDOUT_FILENO)
  private let translator = MessageTranslator(ChosenLanguage.current)
  private var isShown = false

  /// Shows that a number of steps was repeated.
  func show(_ done: Int, of total: Int) {
    guard let text = Self.text(done, of: total) else { return }
    line.show(translator?.lines([text]).first ?? text)
    isShown = true
  }

  /// Erases the line, so that other output can follow.
  func clear() {
    if isShown { line.clear() }
    isShown = false
  }

  /// What to show now; `nil` if that is what is shown already.
  static func text(_ done: Int, of total: Int) -> String? {
    guard total >= leastLines, done.isMultiple(of: linesBetween) else { return nil }
    return "restoring the session: \(countText(done)) of \(countText(total)) lines"
  }
}
