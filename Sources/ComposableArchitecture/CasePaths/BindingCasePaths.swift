extension BindingAction: CasePathable {
  /// The fields of a state, as the cases of the actions that set them: `\.binding.name`.
  ///
  /// ```swift
  /// await store.send(\.binding.name, "Blob") { $0.name = "Blob" }
  /// await store.receive(\.binding.isLoading, false) { $0.isLoading = false }
  /// ```
  ///
  /// A key path in a path names a single field. To set a field of a struct in the state, set the struct or write
  /// `.binding(.set(\.user.name, "Blob"))`.
  @dynamicMemberLookup
  public struct AllCasePaths {
    /// The path to the new value of a `@BindingState` field: `\.binding.$name`.
    public subscript<Value: Equatable>(
      dynamicMember keyPath: WritableKeyPath<Root, BindingState<Value>>
    ) -> AnyCasePath<BindingAction, Value> {
      // Key paths of fields are literals that capture nothing.
      nonisolated(unsafe) let keyPath = keyPath
      return AnyCasePath(
        embed: { .set(keyPath, $0) }, extract: { $0.newValue(of: keyPath) as? Value })
    }

    /// The path to the new value of a field of an observable state: `\.binding.name`.
    public subscript<Value: Equatable & Sendable>(
      dynamicMember keyPath: WritableKeyPath<Root, Value>
    ) -> AnyCasePath<BindingAction, Value> where Root: ObservableState {
      // A literal that captures nothing, as above.
      nonisolated(unsafe) let keyPath = keyPath
      return AnyCasePath(
        embed: { .set(keyPath, $0) }, extract: { $0.newValue(of: keyPath) as? Value })
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// The new value of a field, or `nil` if the action sets another field.
  private func newValue(of keyPath: PartialKeyPath<Root>) -> Any? {
    update.writes(keyPath) ? value : nil
  }
}
