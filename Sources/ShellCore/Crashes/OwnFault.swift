/// A crash of the program itself: none of the code of features was on the stack.
package struct OwnFault: Equatable, Sendable {
  /// The program and its version: `tca 0.4.0`.
  let program: String
  /// Whether no loaded file can have caused it, because none was loaded.
  let isCertain: Bool
  /// The file with the stack; `nil` if it could not be written.
  let report: String?
  /// Whether the program has crashed at the same place before, in this session.
  let isRepeated: Bool

  package init(program: String, isCertain: Bool, report: String?, isRepeated: Bool) {
    self.program = program
    self.isCertain = isCertain
    self.report = report
    self.isRepeated = isRepeated
  }

  /// What to do about it.
  var advice: String {
    guard let report else { return cause }
    return cause + "\nthe stack is in \(report)"
  }

  private var cause: String {
    guard isCertain else {
      return "none of the feature's code was on the stack, so this may be a fault of \(program)"
    }
    guard isRepeated else {
      return
        "this is a fault of \(program), not of a feature: please report it as an issue of composable-shell"
    }
    return
      "\(program) crashed at the same place before: this build is broken, so install another one"
  }
}
