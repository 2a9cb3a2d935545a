/// Completes actions and values while they are being typed.
///
/// From types alone, so it may be asked from any thread; what depends on the state is handed in.
package enum ActionCompletion {
  /// The ways for `text`, which ends at the cursor, to become an action of a type.
  ///
  /// `ids` are those of rows as they are typed, by the cases that lead to them with dots between:
  /// `["todo": ["1", "2"]]`.
  package static func actions(
    of type: Any.Type, _ text: String, ids: [String: [String]] = [:]
  ) -> Completion {
    completion(of: text, ids) { walk throws(CompletionSpot) in try walk.action(type) }
  }

  /// The ways for `text`, which ends at the cursor, to become a value of a type.
  package static func values(of type: Any.Type, _ text: String) -> Completion {
    completion(of: text, [:]) { walk throws(CompletionSpot) in try walk.value(type) }
  }

  private static func completion(
    of text: String, _ ids: [String: [String]],
    _ read: (inout CompletionWalk) throws(CompletionSpot) -> Void
  ) -> Completion {
    guard let (tokens, word) = split(text[...]) else {
      return Completion(start: text.count, candidates: [])
    }
    var walk = CompletionWalk(tokens)
    var spot = CompletionSpot.nothing
    do { try read(&walk) } catch { spot = error }
    let candidates = CandidateWriter(
      frames: walk.frames, ids: ids, isBare: !word.isEmpty
    ).candidates(for: spot)
    return Completion(
      start: text.count - word.count,
      candidates: candidates.filter { $0.text.hasPrefix(word) }.sorted { $0.text < $1.text })
  }

  /// The tokens before the word at the cursor, and that word. nil: the cursor is inside of
  /// something that no name continues.
  private static func split(_ text: Substring) -> (tokens: [Token], word: Substring)? {
    var (tokens, error) = Lexer.prefix(of: text)
    guard error == nil else { return nil }
    guard let last = tokens.last, last.range.upperBound == text.endIndex else {
      return (tokens, "")
    }
    switch last.kind {
    case .sign: return (tokens, "")
    case .identifier:
      tokens.removeLast()
      return (tokens, text[last.range])
    default: return nil
    }
  }
}
