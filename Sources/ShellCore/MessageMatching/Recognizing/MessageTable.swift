/// The identifying words of the messages that people paste. Values, types and places that vary are left out.
enum MessageTable {
  static let patterns: [MessagePattern] =
    RuntimeMessages.patterns + CompilerMessages.patterns + LibraryMessages.patterns
    + ShellMessages.patterns

  /// The positions of the patterns, by their first words.
  private static let positions = Dictionary(grouping: patterns.indices) {
    patterns[$0].phrases.first?.first ?? ""
  }

  /// The page and the kind of the pattern with the most words among those that occur.
  ///
  /// One or two words such as `is deprecated` identify a message of the compiler only if the text says that
  /// it is one: they also occur in questions. So does a word such as `unimplemented`.
  ///
  /// - Parameter namesSomething: Whether the text quotes a name. Xcode shows a message without `error:`, but with the name that
  ///   it is about.
  static func best(
    in words: [String], namesSomething: Bool
  ) -> (String, MessageKind)? {
    let saysSo =
      words.contains("error") || words.contains("warning")
      || words.firstRange(of: ["was", "deprecated", "in"]) != nil
    let candidates = Set(words + [""]).flatMap { positions[$0, default: []] }
    // Of patterns with as many words, the first one.
    let ranked = candidates.sorted { (-patterns[$0].wordCount, $0) < (-patterns[$1].wordCount, $1) }
    return ranked.lazy.map { patterns[$0] }.first { pattern in
      pattern.wordCount >= least(pattern.kind, saysSo: saysSo, namesSomething: namesSomething)
        && pattern.occurs(in: words)
    }.map { ($0.page, $0.kind) }
  }

  /// How many words identify a message. One word such as `unused` is not enough beside a name.
  private static func least(
    _ kind: MessageKind, saysSo: Bool, namesSomething: Bool
  ) -> Int {
    switch kind {
    case .compiler: saysSo ? 1 : namesSomething ? 2 : 3
    case .runtime, .test: saysSo || namesSomething ? 1 : 2
    case .shell: 1
    }
  }
}
