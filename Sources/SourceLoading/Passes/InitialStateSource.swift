import SwiftReading

/// The expressions for initial states that sources pass to a store: `.login(Login.State())` in
/// `Store(initialState: .login(Login.State())) { ... }`.
///
/// An app delegate or a static property of an app creates the root store where the shell does not run it. Its expression still tells
/// how the app starts, so the shell uses it if a state has no initializer without arguments. Comments and strings are not read.
package enum InitialStateSource {
  /// The expressions in the order of the sources, without those of test stores.
  package static func expressions(in sources: SourceSet) -> [String] {
    sources.files.flatMap { expressions(in: $0.text) }
  }

  static func expressions(in text: String) -> [String] {
    let source = SourceText(text)
    let texts = source.tokens.map { source[$0] }
    return texts.indices.compactMap { index in
      guard index > 1, index + 2 < texts.count, texts[index] == "initialState",
        texts[index + 1] == ":", texts[index - 1] == "(", texts[index - 2] != "TestStore",
        let end = texts.argumentEnd(from: index + 2), end > index + 2
      else { return nil }
      return source[
        source.tokens[index + 2].range.lowerBound..<source.tokens[end - 1].range.upperBound]
    }
  }
}
