/// A difference between a scenario and a run of it.
package enum ScenarioProblem: Sendable, Equatable {
  /// The file names another prompt than there was.
  case prompt(expected: String, actual: String)
  /// The output is not the expected one: the lines of a unified diff.
  case output([String])
  /// The session had ended at this line already.
  case ended(line: Int)

  /// What is wrong, in one line.
  package var message: String {
    switch self {
    case .prompt(let expected, let actual): "expected the prompt `\(expected)`, got `\(actual)`"
    case .output: "the output is not the expected one"
    case .ended(let line): "the session ended at line \(line); nothing runs after that"
    }
  }
}
