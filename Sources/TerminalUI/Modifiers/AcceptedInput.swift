/// Modifiers of typing that a terminal has no use for: a view file keeps them and is drawn the same.
extension View {
  /// What a phone may fill in.
  public func textContentType(_ type: TextContentType?) -> some View { self }

  /// Which letters a phone makes large by itself.
  public func autocapitalization(_ style: Autocapitalization) -> some View { self }

  /// Whether a phone corrects what is typed.
  public func disableAutocorrection(_ isDisabled: Bool?) -> some View { self }

  /// What stands on the key that ends typing.
  public func submitLabel(_ label: SubmitLabel) -> some View { self }

  /// Whether a field has the keyboard; here none has.
  public func focused(_ isFocused: FocusState<Bool>.Binding) -> some View { self }

  /// Which field has the keyboard; here none has.
  public func focused<Field: Hashable>(
    _ field: FocusState<Field?>.Binding, equals value: Field
  ) -> some View {
    self
  }

  /// How tests of an app find the view.
  public func accessibilityIdentifier(_ name: String) -> some View { self }
}

/// What a phone may fill in.
public enum TextContentType: Hashable, Sendable {
  case name, username, password, newPassword, emailAddress, telephoneNumber, oneTimeCode
}

/// Which letters a phone makes large by itself: the older names.
public enum Autocapitalization: Hashable, Sendable {
  case none, words, sentences, allCharacters
}

/// What stands on the key that ends typing.
public enum SubmitLabel: Hashable, Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
}
