/// The number of a source line in the output: 24 in `effect 1 (Timer.swift:24, from action 2) sent:`.
///
/// It says where an effect was started, or what a warning is about. A comment that is inserted above that line changes the number and
/// nothing else, so outputs are compared without it. The values of a feature are compared as they are.
package enum SourceLineNumber {
  /// Whether two lines differ in nothing but the number of a source line.
  package static func isOnlyDifference(_ first: String, _ second: String) -> Bool {
    guard first.utf8.first == second.utf8.first, first.contains(".swift:"),
      second.contains(".swift:"), let first = without(first), let second = without(second)
    else { return false }
    return Byte.areSame(first, second)
  }

  /// The line without these numbers; `nil` if the shell has written none there.
  private static func without(_ line: String) -> String? {
    var rest = line
    while let number = forms.lazy.compactMap({ rest.prefixMatch(of: $0)?.1 }).first {
      rest.removeSubrange(number.startIndex..<number.endIndex)
    }
    return rest == line ? nil : rest
  }

  /// The beginnings of lines in which the shell names a place. The values of a feature are indented, or their texts are in
  /// quotation marks.
  private static var forms: [Regex<(Substring, Substring)>] {
    [
      // `effect 1 (Timer.swift:24, from action 2) sent:`, `error: effect 1 (Timer.swift:24) is ...`
      #/(?:[a-z][a-z ]*(?:: )?)?effect [0-9]+ \([^()":]+\.swift:([0-9]+)(?=[,)])/#,
      // `changed by task of Timer (effect 1, Timer.swift:24, from action 1):`
      #/changed by [^"]*\(effect [0-9]+, [^()":]+\.swift:([0-9]+)(?=[,)])/#,
      // `1  asleep until 1s  Timer.swift:24  from action 1`
      #/[0-9]+  [^"]*  [^":]+\.swift:([0-9]+)  from /#,
      // `warning: TCA002: an effect threw ... (Loader.swift:21)`
      #/(?:[a-z0-9 ]+: )?TCA[0-9]{3}: .*\([^()":]+\.swift:([0-9]+)\)$/#,
      // `└─ Reduce    n 0 -> 1, returned .run (Timer.swift:24)`
      #/[^ +"\-](?:[^"]|"(?:[^"\\]|\\.)*")*(?:returned \.run|added a task) \([^()":]+\.swift:([0-9]+)(?=[,)])/#,
    ]
  }
}
