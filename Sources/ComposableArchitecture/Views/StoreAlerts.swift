#if Views
/// Alerts and dialogs of a feature.
extension View {
  /// Shows an alert while its state is not `nil`.
  ///
  /// ```swift
  /// .alert($store.scope(state: \.alert, action: \.alert))
  /// ```
  ///
  /// A button sends its action. A button without an action dismisses the alert.
  public func alert<Action>(
    _ item: Binding<Store<AlertState<Action>, Action>?>
  ) -> some View {
    let store = item.wrappedValue
    return showing(.alert, store.map { alert in alert.withState { $0.view(alert) } }) {
      item.wrappedValue = nil
    }
  }

  /// Shows a dialog while its state is not `nil`.
  ///
  /// ```swift
  /// .confirmationDialog($store.scope(state: \.dialog, action: \.dialog))
  /// ```
  public func confirmationDialog<Action>(
    _ item: Binding<Store<ConfirmationDialogState<Action>, Action>?>
  ) -> some View {
    let store = item.wrappedValue
    return showing(.dialog, store.map { dialog in dialog.withState { $0.view(dialog) } }) {
      item.wrappedValue = nil
    }
  }

  /// Shows an alert while its state is not `nil`. This is an older spelling.
  public func alert<ButtonAction>(
    store: Store<PresentationState<AlertState<ButtonAction>>, PresentationAction<ButtonAction>>
  ) -> some View {
    alert(store.presented())
  }

  /// Shows an alert while the presented state is in a case. This is an older spelling.
  public func alert<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toAlert: @escaping (State) -> AlertState<ButtonAction>?,
    action fromButtonAction: @escaping (ButtonAction) -> Action
  ) -> some View {
    alert(store.presented(toAlert, fromButtonAction))
  }

  public func alert<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toAlert: AnyCasePath<State, AlertState<ButtonAction>>,
    action fromButtonAction: @escaping (ButtonAction) -> Action
  ) -> some View {
    alert(store.presented({ toAlert.extract(from: $0) }, fromButtonAction))
  }

  /// Shows a dialog while its state is not `nil`. This is an older spelling.
  public func confirmationDialog<ButtonAction>(
    store: Store<
      PresentationState<ConfirmationDialogState<ButtonAction>>, PresentationAction<ButtonAction>
    >
  ) -> some View {
    confirmationDialog(store.presented())
  }

  /// Shows a dialog while the presented state is in a case. This is an older spelling.
  public func confirmationDialog<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDialog: @escaping (State) -> ConfirmationDialogState<ButtonAction>?,
    action fromButtonAction: @escaping (ButtonAction) -> Action
  ) -> some View {
    confirmationDialog(store.presented(toDialog, fromButtonAction))
  }

  public func confirmationDialog<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDialog: AnyCasePath<State, ConfirmationDialogState<ButtonAction>>,
    action fromButtonAction: @escaping (ButtonAction) -> Action
  ) -> some View {
    confirmationDialog(store.presented({ toDialog.extract(from: $0) }, fromButtonAction))
  }

  /// Shows an alert while an optional state is not `nil`: the 0.5x spelling.
  ///
  /// - Parameter dismiss: Sent by a button without an action.
  public func alert<Action>(
    _ store: Store<AlertState<Action>?, Action>, dismiss: Action
  ) -> some View {
    alert(store.presented(dismiss: dismiss))
  }

  /// Shows a dialog while an optional state is not `nil`: the 0.5x spelling.
  ///
  /// - Parameter dismiss: Sent by a button without an action.
  public func confirmationDialog<Action>(
    _ store: Store<ConfirmationDialogState<Action>?, Action>, dismiss: Action
  ) -> some View {
    confirmationDialog(store.presented(dismiss: dismiss))
  }
}

extension Store {
  /// A binding to the store of an optional state that an action dismisses.
  fileprivate func presented<Child>(dismiss: Action) -> Binding<Store<Child, Action>?>
  where State == Child? {
    presentation(
      of: { $0 },
      action: { action in
        switch action {
        case .dismiss: dismiss
        case .presented(let action): action
        }
      }, isOwnAction: true)
  }
}

extension AlertState {
  /// The alert as a view draws it.
  @MainActor
  fileprivate func view(_ store: Store<Self, Action>) -> Alert {
    Alert(
      title: String(state: title), message: message.map { Text($0) },
      buttons: buttons.map { $0.view(store) })
  }
}

extension ConfirmationDialogState {
  /// The dialog as a view draws it.
  @MainActor
  fileprivate func view(_ store: Store<Self, Action>) -> Alert {
    Alert(
      title: titleVisibility == .hidden ? nil : String(state: title),
      message: message.map { Text($0) }, buttons: buttons.map { $0.view(store) })
  }
}

extension ButtonState {
  /// The button as a view draws it. It sends its action to a store.
  @MainActor
  fileprivate func view<State>(_ store: Store<State, Action>) -> Alert.Button {
    Alert.Button(label: Text(label), role: role?.view) {
      withAction { action in
        if let action { store.send(action) }
      }
    }
  }
}

extension ButtonStateRole {
  fileprivate var view: ButtonRole {
    switch self {
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
#endif
