/// A word of a command line that can be pasted into a shell.
package enum ShellWord {
  /// Returns a word as it is if no shell gives a meaning to one of its characters, or else in single quotation marks.
  package static func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "/._-+,:@%=".contains($0) }
    if isPlain, !word.isEmpty { return word }
    return "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
