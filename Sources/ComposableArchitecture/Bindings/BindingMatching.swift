import TerminalUI

extension Binding {
  /// A binding to what an enum's case holds; nil while the enum is of another case.
  ///
  /// ```swift
  /// if let user = $state.account.matching(/AccountState.authenticated) {
  ///   TextField("Change username", text: user.name)
  /// }
  /// ```
  ///
  /// It reads what was written last, by whomever. Once the enum is of another case it reads what was there last; a write then
  /// brings the case back.
  public func matching<Payload>(_ casePath: AnyCasePath<Value, Payload>) -> Binding<Payload>? {
    Binding<Payload>(
      self, extract: { casePath.extract(from: $0) }, embed: { casePath.embed($0) })
  }
}
