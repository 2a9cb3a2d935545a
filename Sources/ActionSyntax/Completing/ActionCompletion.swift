/// Completes actions and values while they are being typed.
///
/// The answer depends on types alone, and on values that are passed in, so that it can be computed
/// on any thread. It uses the parser of complete actions in its partial mode.
package enum ActionCompletion {
  /// Completes `text`, which ends at the cursor, to an action of a type.
  ///
  /// - Parameter ids: The IDs of rows as they are typed, by the names of the cases that lead to
  ///   them, joined with dots: `["todo": ["1", "2"]]`.
  package static func actions(
    of type: Any.Type, _ text: String, ids: [String: [String]] = [:]
  ) -> Completion {
    completion(of: text, ids) { tokens, finder throws(InputError) in
      finder.action(try Parser.partialValue(tokens, of: text), type)
    }
  }

  /// Completes `text`, which ends at the cursor, to a value of a type.
  package static func values(of type: Any.Type, _ text: String) -> Completion {
    completion(of: text, [:]) { tokens, finder throws(InputError) in
      finder.value(try Parser.partialValue(tokens, of: text), type)
    }
  }

  /// Completes `text`, which ends at the cursor, to fields of a state: `count: 3, isOn: true`. If
  /// the state is an enum, completes to one of its cases.
  package static func fields(of state: Any.Type, _ text: String) -> Completion {
    guard !CursorContext.isEnum(state) else { return values(of: state, text) }
    return completion(of: text, [:]) { tokens, finder throws(InputError) in
      finder.field(try Parser.partialArguments(tokens, of: text), of: state)
    }
  }

  private static func completion(
    of text: String, _ ids: [String: [String]],
    _ find: ([Token], inout CursorFinder) throws(InputError) -> CursorContext?
  ) -> Completion {
    guard let (tokens, word) = split(text[...]) else {
      return Completion(start: text.count, candidates: [])
    }
    var finder = CursorFinder()
    let context = try? find(tokens, &finder)
    let writer = CandidateWriter(
      brackets: finder.brackets, ids: ids, isBare: !word.isEmpty,
      usesDots: tokens.contains { if case .identifier = $0.kind { true } else { false } })
    let candidates = context.map(writer.candidates) ?? []
    return Completion(
      start: text.count - word.count, candidates: candidates.filter { $0.text.hasPrefix(word) })
  }

  /// The tokens before the word at the cursor, and that word. The result is `nil` if the cursor is
  /// in a literal, which no name continues.
  private static func split(_ text: Substring) -> (tokens: [Token], word: Substring)? {
    guard var tokens = try? Lexer.tokens(of: text) else { return nil }
    tokens.removeLast()
    var word = text[text.endIndex...]
    if let last = tokens.last, last.range.upperBound == text.endIndex {
      switch last.kind {
      case .punctuation: break
      case .identifier:
        tokens.removeLast()
        word = text[last.range]
      default: return nil
      }
    }
    tokens.append(Token(kind: .end, range: word.startIndex..<word.startIndex))
    return (tokens, word)
  }
}
