import SwiftReading

/// A reducer with an environment, from the time before `ReducerProtocol`.
///
/// ```swift
/// let counterReducer = Reducer<CounterState, CounterAction, CounterEnvironment> { state, action, environment in ... }
/// ```
///
/// No compiler is needed to refuse it: today's `Reducer` is a protocol with two types.
enum OldReducer {
  /// What the compiler says about the first one; `nil` if there is none.
  static func error(in sources: SourceSet) -> CompilerMessage? {
    guard !sources.declaredTypes.contains("Reducer") else { return nil }
    return sources.files.lazy.compactMap(error).first
  }

  private static func error(in file: SourceSet.File) -> CompilerMessage? {
    guard SourceWords.all(in: file.text).contains("Reducer") else { return nil }
    let source = SourceText(file.text)
    let outline = SourceOutline(file.text).declarations
    var conditions = 0
    for index in source.tokens.indices {
      let token = source.tokens[index]
      let word = source[token]
      if word == "#if" { conditions += 1 }
      if word == "#endif" { conditions -= 1 }
      guard conditions == 0, word == "Reducer", argumentCount(after: index, in: source) == 3,
        let declaration = outline.first(where: { $0.range.contains(token.range.lowerBound) }),
        !declaration.isDispensable
      else { continue }
      return CompilerMessage(
        location: LinePositions(file).location(of: token.range.lowerBound),
        text: "protocol type 'Reducer' specialized with too many type arguments")
    }
    return nil
  }

  /// The number of generic arguments of a name; `nil` if it has none.
  private static func argumentCount(after name: Int, in source: SourceText) -> Int? {
    let tokens = source.tokens
    guard name + 1 < tokens.count, tokens[name + 1].isAdjacent, source[tokens[name + 1]] == "<"
    else { return nil }
    return source.texts.arguments(after: name + 1, angles: true)?.parts.count
  }
}
