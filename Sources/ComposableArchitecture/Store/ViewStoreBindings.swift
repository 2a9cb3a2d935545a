import TerminalUI

/// Bindings whose writes are actions.
extension ViewStore {
  /// A binding that reads a value of the state and sends an action for each write.
  ///
  /// ```swift
  /// Toggle(
  ///   "Haptic feedback",
  ///   isOn: viewStore.binding(
  ///     get: \.isHapticFeedbackEnabled, send: { .isHapticFeedbackEnabledChanged($0) }))
  /// ```
  ///
  /// - Parameters:
  ///   - get: Reads the value.
  ///   - valueToAction: The action that writes a value.
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value,
    send valueToAction: @escaping (_ value: Value) -> ViewAction
  ) -> Binding<Value> {
    Binding(get: { get(self.state) }, set: { self.send(valueToAction($0)) })
  }

  /// A binding that reads a value of the state and sends the same action whatever is written.
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value, send action: ViewAction
  ) -> Binding<Value> {
    binding(get: get, send: { _ in action })
  }

  /// A binding that reads the whole state and sends an action for each write.
  public func binding(
    send valueToAction: @escaping (_ state: ViewState) -> ViewAction
  ) -> Binding<ViewState> {
    binding(get: { $0 }, send: valueToAction)
  }

  /// A binding that reads the whole state and sends the same action whatever is written.
  public func binding(send action: ViewAction) -> Binding<ViewState> {
    binding(get: { $0 }, send: action)
  }

  /// A binding that sends an action for some writes; the others change nothing.
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value,
    compactSend valueToAction: @escaping (_ value: Value) -> ViewAction?
  ) -> Binding<Value> {
    Binding(
      get: { get(self.state) },
      set: { newValue in
        if let action = valueToAction(newValue) { self.send(action) }
      })
  }
}

extension ViewStore where ViewAction: BindableAction, ViewAction.State == ViewState {
  /// A binding to a `@BindingState` field: `viewStore.binding(\.$displayName)`.
  public func binding<Value: Equatable>(
    _ keyPath: WritableKeyPath<ViewState, BindingState<Value>>
  ) -> Binding<Value> {
    binding(
      get: { $0[keyPath: keyPath].wrappedValue }, send: { .binding(.set(keyPath, $0)) })
  }

  /// A binding to a `@BindingState` field: `viewStore.$displayName`.
  public subscript<Value: Equatable>(
    dynamicMember keyPath: WritableKeyPath<ViewState, BindingState<Value>>
  ) -> Binding<Value> {
    binding(keyPath)
  }
}
