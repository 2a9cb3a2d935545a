/// A dialog as a value: the older form of ``View/confirmationDialog(_:isPresented:titleVisibility:actions:)``.
public struct ActionSheet {
  fileprivate let alert: Alert

  public init(
    title: Text, message: Text? = nil, buttons: [Alert.Button] = [.cancel()]
  ) { alert = Alert(title: title.plainText, message: message, buttons: buttons) }

  public typealias Button = Alert.Button
}

extension View {
  /// Shows a dialog while a binding is true.
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    showing(.dialog, isPresented.wrappedValue ? content().alert : nil) {
      isPresented.wrappedValue = false
    }
  }

  /// Shows a dialog while an item is not nil.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    showing(.dialog, item.wrappedValue.map { content($0).alert }) { item.wrappedValue = nil }
  }
}
