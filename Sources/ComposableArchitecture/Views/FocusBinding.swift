#if Views
extension View {
  /// Keeps the focus of a view and a field of the state equal.
  ///
  /// ```swift
  /// Form { ... }
  ///   .bind($store.focusedField, to: $focusedField)
  /// ```
  ///
  /// The focus of a terminal is at the prompt, so only the state changes the focus: a view with `@FocusState` reads it.
  public func bind<Value: Hashable>(
    _ modelValue: Binding<Value>, to viewValue: FocusState<Value>.Binding
  ) -> some View {
    onAppear { viewValue.wrappedValue = modelValue.wrappedValue }
  }
}
#endif
