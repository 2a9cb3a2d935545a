/// A crash of the program itself: none of the code of features was on the stack.
package struct OwnFault: Equatable, Sendable {
  /// The program and its version: `tca 0.4.0`.
  package let program: String
  /// The file with the stack; `nil` if it could not be written.
  package let report: String?
  /// Whether the program has crashed at the same place before, in this session.
  package let isRepeated: Bool

  package init(program: String, report: String?, isRepeated: Bool) {
    self.program = program
    self.report = report
    self.isRepeated = isRepeated
  }

  /// What to do about it.
  var advice: String {
    let advice =
      isRepeated
      ? "\(program) crashed at the same place before: this build is broken, so install another one"
      : "this is a fault of \(program), not of a feature: please report it as an issue of composable-shell"
    guard let report else { return advice }
    return advice + "\nthe stack is in \(report)"
  }
}
