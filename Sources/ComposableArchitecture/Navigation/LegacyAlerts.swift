// Alerts and dialogs as features of version 0.x write them: with texts and lists of buttons in place of closures.

extension AlertState {
  public init(title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>]) {
    self.init(title: { title }, actions: {}, message: message.map { text in { text } })
    self.buttons = buttons
  }

  /// Makes an alert with one button, or with the button of the system.
  public init(
    title: TextState, message: TextState? = nil, dismissButton: ButtonState<Action>? = nil
  ) {
    self.init(title: title, message: message, buttons: dismissButton.map { [$0] } ?? [])
  }

  /// Makes an alert with two buttons.
  public init(
    title: TextState, message: TextState? = nil, primaryButton: ButtonState<Action>,
    secondaryButton: ButtonState<Action>
  ) {
    self.init(title: title, message: message, buttons: [primaryButton, secondaryButton])
  }

  public typealias Button = ButtonState<Action>
}

extension ConfirmationDialogState {
  /// Makes a dialog with a list of buttons.
  public init(
    title: TextState, titleVisibility: ConfirmationDialogStateTitleVisibility = .automatic,
    message: TextState? = nil, buttons: [ButtonState<Action>] = []
  ) {
    self.init(
      titleVisibility: titleVisibility, title: { title }, actions: {},
      message: message.map { text in { text } })
    self.buttons = buttons
  }

  public typealias Button = ButtonState<Action>
}

/// The 0.x spelling of ``ConfirmationDialogState``.
public typealias ActionSheetState = ConfirmationDialogState

extension ButtonState {
  /// A button that only closes the alert.
  public static func cancel(
    _ label: TextState, action: ButtonStateAction<Action> = .send(nil)
  ) -> Self {
    Self(role: .cancel, action: action) { label }
  }

  /// A button without a role.
  public static func `default`(
    _ label: TextState, action: ButtonStateAction<Action> = .send(nil)
  ) -> Self {
    Self(action: action) { label }
  }

  /// A button that deletes something.
  public static func destructive(
    _ label: TextState, action: ButtonStateAction<Action> = .send(nil)
  ) -> Self {
    Self(role: .destructive, action: action) { label }
  }
}
