import ViewValues

extension Binding {
  /// Returns a binding to the payload of an enum's case, or `nil` if the enum is in another case.
  ///
  /// ```swift
  /// if let user = $state.account.matching(/AccountState.authenticated) {
  ///   TextField("Change username", text: user.name)
  /// }
  /// ```
  ///
  /// It reads the current payload. When the enum changes to another case, it keeps the last payload, and a
  /// write changes the enum back to this case.
  public func matching<Payload>(_ casePath: AnyCasePath<Value, Payload>) -> Binding<Payload>? {
    Binding<Payload>(
      self, extract: { casePath.extract(from: $0) }, embed: { casePath.embed($0) })
  }
}
