/// An alert, as a value that states can hold and tests can compare.
///
/// ```swift
/// state.alert = AlertState {
///   TextState("Delete the contact?")
/// } actions: {
///   ButtonState(role: .destructive, action: .deleteConfirmed) { TextState("Delete") }
///   ButtonState(role: .cancel) { TextState("Cancel") }
/// } message: {
///   TextState("You cannot undo this.")
/// }
/// ```
public struct AlertState<Action>: Identifiable {
  /// Identifies this alert. It is not compared by `==`.
  public let id = UUID()
  public var buttons: [ButtonState<Action>]
  /// The text below the title.
  public var message: TextState?
  public var title: TextState

  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.title = title()
    self.buttons = actions()
    self.message = message?()
  }

  /// An alert with another type of actions.
  public func map<T>(_ transform: (Action?) -> T?) -> AlertState<T> {
    var alert = AlertState<T> { title }
    alert.message = message
    alert.buttons = buttons.map { $0.map(transform) }
    return alert
  }
}

/// A dialog that asks the user to choose, as a value that states can hold and tests can compare.
///
/// ```swift
/// state.dialog = ConfirmationDialogState {
///   TextState("Which list?")
/// } actions: {
///   for list in lists { ButtonState(action: .chosen(list.id)) { TextState(list.name) } }
/// }
/// ```
public struct ConfirmationDialogState<Action>: Identifiable {
  /// Identifies this dialog. It is not compared by `==`.
  public let id = UUID()
  public var buttons: [ButtonState<Action>]
  public var message: TextState?
  public var title: TextState
  /// Whether the title is shown. It is not compared by `==`.
  public var titleVisibility: ConfirmationDialogStateTitleVisibility

  public init(
    titleVisibility: ConfirmationDialogStateTitleVisibility = .automatic,
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.titleVisibility = titleVisibility
    self.title = title()
    self.buttons = actions()
    self.message = message?()
  }

  /// A dialog with another type of actions.
  public func map<T>(_ transform: (Action?) -> T?) -> ConfirmationDialogState<T> {
    var dialog = ConfirmationDialogState<T>(titleVisibility: titleVisibility) { title }
    dialog.message = message
    dialog.buttons = buttons.map { $0.map(transform) }
    return dialog
  }
}

/// Whether the title of a dialog is shown.
public enum ConfirmationDialogStateTitleVisibility: Hashable, Sendable {
  /// The system decides.
  case automatic
  case hidden
  case visible
}

// MARK: Conformances

extension AlertState: _EphemeralState {
  public static var actionType: Any.Type { Action.self }
}

extension ConfirmationDialogState: _EphemeralState {
  public static var actionType: Any.Type { Action.self }
}

extension AlertState: Equatable where Action: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.message == rhs.message && lhs.buttons == rhs.buttons
  }
}

extension ConfirmationDialogState: Equatable where Action: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.message == rhs.message && lhs.buttons == rhs.buttons
  }
}

extension AlertState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension ConfirmationDialogState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension AlertState: Sendable where Action: Sendable {}
extension ConfirmationDialogState: Sendable where Action: Sendable {}

extension AlertState: CustomDumpReflectable {
  /// The title, the buttons unless there are none, and the message unless there is none.
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = [("title", title)]
    if !buttons.isEmpty { children.append(("actions", buttons)) }
    if let message { children.append(("message", message)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}

extension ConfirmationDialogState: CustomDumpReflectable {
  /// The visibility of the title unless it is automatic, and the same as for an alert.
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = []
    if titleVisibility != .automatic { children.append(("titleVisibility", titleVisibility)) }
    children.append(("title", title))
    if !buttons.isEmpty { children.append(("actions", buttons)) }
    if let message { children.append(("message", message)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
