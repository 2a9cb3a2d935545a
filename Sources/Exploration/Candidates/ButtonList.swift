/// An alert or a dialog, whose buttons are all that a user can do.
protocol ButtonList {
  var buttonActions: [Any] { get }
}

extension AlertState: ButtonList {
  var buttonActions: [Any] { buttons.compactMap { $0.action.action } }
}

extension ConfirmationDialogState: ButtonList {
  var buttonActions: [Any] { buttons.compactMap { $0.action.action } }
}
