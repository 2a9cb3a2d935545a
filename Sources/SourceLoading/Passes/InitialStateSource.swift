import ActionSyntax

/// The expressions for initial states that sources pass to a store: `.login(Login.State())` in
/// `Store(initialState: .login(Login.State())) { ... }`.
///
/// An app delegate or a static property of an app creates the root store where the shell does not run it. Its expression still tells
/// how the app starts, so the shell uses it if a state has no initializer without arguments.
package enum InitialStateSource {
  /// The expressions in the order of the sources, without those of test stores.
  package static func expressions(in sources: SourceSet) -> [String] {
    sources.files.flatMap { expressions(in: $0.text) }
  }

  private static func expressions(in text: String) -> [String] {
    var rest = text[...]
    var found: [String] = []
    while let mark = rest.range(of: "initialState:") {
      let caller = rest[..<mark.lowerBound].trimmingWhitespace.hasSuffix("TestStore(")
      rest = rest[mark.upperBound...]
      if !caller, let expression = firstArgument(of: rest) { found.append(expression) }
    }
    return found
  }

  /// The text up to the comma or the parenthesis that ends an argument.
  private static func firstArgument(of text: Substring) -> String? {
    var depth = 0
    var isString = false
    for index in text.indices {
      let character = text[index]
      if character == "\"" { isString.toggle() }
      if isString { continue }
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth < 0 || (depth == 0 && character == ",") {
        let argument = text[..<index].trimmingWhitespace
        return argument.isEmpty ? nil : String(argument)
      }
    }
    return nil
  }
}
