/// Completes actions and values while they are being typed.
///
/// A value that may be used from any thread: what depends on the state is handed in beforehand.
package struct ActionCompleter: Sendable {
  private let ids: [String: [String]]

  /// - Parameter ids: for the cases of rows, dots between them, their ids as they are typed:
  ///   `["todo": ["1", "2"]]`.
  package init(ids: [String: [String]] = [:]) { self.ids = ids }

  /// The ways for `text`, which ends at the cursor, to become an action of type `type`.
  package func action(_ text: Substring, as type: Any.Type) -> ActionCompletion {
    completion(of: text) { walk throws(CompletionSpot) in try walk.action(type) }
  }

  /// The ways for `text`, which ends at the cursor, to become a value of type `type`.
  package func value(_ text: Substring, as type: Any.Type) -> ActionCompletion {
    completion(of: text) { walk throws(CompletionSpot) in try walk.value(type) }
  }

  private func completion(
    of text: Substring, _ read: (inout CompletionWalk) throws(CompletionSpot) -> Void
  ) -> ActionCompletion {
    guard let (tokens, word) = Self.split(text) else {
      return ActionCompletion(start: text.count, candidates: [])
    }
    var walk = CompletionWalk(tokens)
    var spot = CompletionSpot.nothing
    do { try read(&walk) } catch { spot = error }
    let writer = CandidateWriter(frames: walk.frames, ids: ids)
    let candidates = writer.candidates(for: spot).filter { $0.text.hasPrefix(word) }
    return ActionCompletion(
      start: text.count - word.count, candidates: candidates.sorted { $0.text < $1.text })
  }

  /// The tokens before the word at the cursor, and that word. nil: the cursor is inside of something
  /// that no name continues.
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
