extension View {
  /// Shows a box over the screen while an item is not nil. Closing it writes nil.
  ///
  /// ```swift
  /// ContactList()
  ///   .sheet(item: $editedContact) { contact in EditView(contact: contact) }
  /// ```
  ///
  /// - Parameters:
  ///   - item: Another value with another `id` is another sheet.
  ///   - onDismiss: Called when a view or a person has closed the sheet.
  ///   - content: The views in the sheet.
  public func sheet<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View { presenting(.sheet, item, onDismiss, content) }

  /// Shows a box over the screen while a binding is true. Closing it writes false.
  public func sheet(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View { presenting(.sheet, isPresented.item, onDismiss) { _ in content() } }

  /// Shows a box over the screen while an item is not nil.
  public func popover<Item: Identifiable>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View { presenting(.popover, item, nil, content) }

  /// Shows a box over the screen while a binding is true.
  public func popover(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> some View
  ) -> some View { presenting(.popover, isPresented.item, nil) { _ in content() } }

  /// Shows a box in place of the screen while an item is not nil. Only its content can close it.
  public func fullScreenCover<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View { presenting(.cover, item, onDismiss, content) }

  /// Shows a box in place of the screen while a binding is true. Only its content can close it.
  public func fullScreenCover(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View { presenting(.cover, isPresented.item, onDismiss) { _ in content() } }

  /// Draws the view that a sheet beside the screen would have as a sheet.
  public func inspector(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> some View
  ) -> some View { sheet(isPresented: isPresented, content: content) }

  /// Removes the button that closes the sheet that the view is in.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    ModifiedView(content: self) { context, nodes in
      if isDisabled { context.environment.sheet?.isDismissDisabled = true }
      return nodes
    }
  }

  private func presenting<Item: Identifiable>(
    _ kind: PresentedLayer.Kind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> some View
  ) -> some View {
    ModifiedView(content: self) { context, nodes in
      guard let value = item.wrappedValue else { return nodes }
      context.present(content(value), as: kind, id: identity(of: value)) {
        item.wrappedValue = nil
        onDismiss?()
      }
      return nodes
    }
  }
}

/// What is presented while a binding is true.
struct PresentedFlag: Identifiable { let id = true }

extension Binding where Value == Bool {
  /// A binding to an item that exists while this one is true.
  var item: Binding<PresentedFlag?> {
    Binding<PresentedFlag?>(
      get: { wrappedValue ? PresentedFlag() : nil }, set: { wrappedValue = $0 != nil })
  }
}

/// The place that a popover points to. On a terminal, popovers have no arrow.
public enum PopoverAttachmentAnchor: Sendable {
  /// A part of the view.
  public struct Source: Hashable, Sendable {
    /// The whole view.
    public static let bounds = Source()
  }

  case rect(Source)
  case point(UnitPoint)
}
