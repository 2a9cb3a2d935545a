extension View {
  /// Shows an alert over the screen while a binding is true. Each button closes it.
  ///
  /// ```swift
  /// ContactList()
  ///   .alert("Delete Blob?", isPresented: $isAsking) {
  ///     Button("Delete", role: .destructive) { delete() }
  ///     Button("Cancel", role: .cancel) {}
  ///   }
  /// ```
  ///
  /// An alert without buttons has the button `OK`.
  public func alert(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Shows an alert with a message while a binding is true.
  public func alert(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View
  ) -> some View { presenting(.alert, "\(title)", isPresented, actions, message) }

  /// Shows an alert whose title is a key.
  @_disfavoredOverload
  public func alert(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View = { EmptyView() }
  ) -> some View { alert(title.text, isPresented: isPresented, actions: actions, message: message) }

  /// Shows an alert with a text as its title while a binding is true.
  public func alert(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Shows an alert with a text as its title and a message while a binding is true.
  public func alert(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View
  ) -> some View { presenting(.alert, title.plainText, isPresented, actions, message) }

  /// Shows an alert about a value while a binding is true and the value is not nil.
  public func alert<Value>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting value: Value?,
    @ViewBuilder actions: @escaping (Value) -> some View
  ) -> some View {
    alert(
      title, isPresented: isPresented, presenting: value, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Shows an alert with a message about a value while a binding is true and the value is not nil.
  public func alert<Value>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting value: Value?,
    @ViewBuilder actions: @escaping (Value) -> some View,
    @ViewBuilder message: @escaping (Value) -> some View
  ) -> some View {
    presenting(
      .alert, "\(title)", isPresented.and(value != nil), { value.map { actions($0) } },
      { value.map { message($0) } })
  }

  /// Shows an alert while an item is not nil.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View { showing(.alert, item.wrappedValue.map(content)) { item.wrappedValue = nil } }

  /// Shows an alert while a binding is true.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    alert(item: isPresented.item) { _ in content() }
  }

  /// Shows an alert about an error, whose description is its title, while a binding is true.
  public func alert(
    isPresented: Binding<Bool>, error: (some LocalizedError)?,
    @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    alert(
      error?.errorDescription ?? "Error", isPresented: isPresented.and(error != nil),
      actions: actions)
  }

  /// Shows an alert about an error with a message while a binding is true.
  public func alert<Failure: LocalizedError>(
    isPresented: Binding<Bool>, error: Failure?,
    @ViewBuilder actions: @escaping (Failure) -> some View,
    @ViewBuilder message: @escaping (Failure) -> some View
  ) -> some View {
    alert(
      error?.errorDescription ?? "Error", isPresented: isPresented, presenting: error,
      actions: actions, message: message)
  }

  /// Shows a dialog over the screen while a binding is true. Each button closes it.
  ///
  /// A dialog without a button of the role `cancel` has the button `Cancel`.
  public func confirmationDialog(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: { EmptyView() })
  }

  /// Shows a dialog with a message while a binding is true.
  public func confirmationDialog(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View
  ) -> some View {
    presenting(
      .dialog, titleVisibility == .hidden ? nil : "\(title)", isPresented, actions, message)
  }

  /// Shows a dialog with a text as its title while a binding is true.
  public func confirmationDialog(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    confirmationDialog(
      title.plainText, isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions)
  }

  /// Shows an alert or a dialog.
  ///
  /// - Parameter close: Called after a button was tapped.
  package func showing(
    _ kind: AlertKind, _ alert: Alert?, close: @escaping @MainActor () -> Void
  ) -> some View {
    ModifiedView(content: self) { context, nodes in
      guard let alert else { return nodes }
      context.present(
        alert: alert.title, message: alert.message, actions: alert.actions, as: kind, close: close)
      return nodes
    }
  }

  private func presenting(
    _ kind: AlertKind, _ title: String?, _ isPresented: Binding<Bool>,
    _ actions: @escaping () -> some View, _ message: @escaping () -> some View
  ) -> some View {
    ModifiedView(content: self) { context, nodes in
      guard isPresented.wrappedValue else { return nodes }
      context.present(alert: title, message: message(), actions: actions(), as: kind) {
        isPresented.wrappedValue = false
      }
      return nodes
    }
  }
}

/// An alert as a value.
///
/// ```swift
/// Alert(
///   title: Text("Delete Blob?"), primaryButton: .destructive(Text("Delete")) { delete() },
///   secondaryButton: .cancel())
/// ```
public struct Alert {
  let title: String?
  let message: Text?
  private let buttons: [Button]

  /// Creates an alert with one button, `OK` if no other is given.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.init(title: title.plainText, message: message, buttons: [dismissButton].compactMap { $0 })
  }

  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.init(
      title: title.plainText, message: message, buttons: [primaryButton, secondaryButton])
  }

  package init(title: String?, message: Text?, buttons: [Button]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  @MainActor
  var actions: some View {
    ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
      TerminalUI.Button(role: button.role, action: button.action) { button.label }
    }
  }

  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    package init(label: Text, role: ButtonRole?, action: @escaping () -> Void) {
      self.label = label
      self.role = role
      self.action = action
    }

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }

    /// A button that changes nothing.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }

    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    /// A button that deletes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }
}

extension Binding where Value == Bool {
  /// A binding that is true while this one and a condition are.
  fileprivate func and(_ condition: Bool) -> Binding {
    Binding(get: { wrappedValue && condition }, set: { wrappedValue = $0 })
  }
}
