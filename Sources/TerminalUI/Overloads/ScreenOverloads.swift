import Foundation

// Titles, sheets and menus with other arguments.

extension View {
  /// Sets the title of the screen.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(title.wrappedValue)
  }

  /// Sets the title of the screen to a key.
  @_disfavoredOverload
  public func navigationTitle(_ title: LocalizedStringKey) -> some View {
    navigationTitle(title.text)
  }

  /// Shows an alert whose title is a key.
  @_disfavoredOverload
  public func alert(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View = { EmptyView() }
  ) -> some View { alert(title.text, isPresented: isPresented, actions: actions, message: message) }

  /// Draws the view away from its position, which does not affect other views.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Prints nothing.
  public static func _printChanges() {}

  /// The older name of `navigationTitle(_:)`.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// The oldest name of `navigationTitle(_:)`. The display mode has no effect.
  public func navigationBarTitle(_ title: Text, displayMode: TitleDisplayMode) -> some View {
    navigationTitle(title)
  }

  /// Calls a function with the size of a screen when the view appears.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> some View { onAppear { action(transform(GeometryProxy())) } }

  /// Draws the view that a sheet beside the screen would have as a sheet.
  public func inspector(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> some View
  ) -> some View { sheet(isPresented: isPresented, content: content) }

  /// Draws the view and its menu. The preview is not drawn.
  public func contextMenu(
    @ViewBuilder menuItems: () -> some View, @ViewBuilder preview: () -> some View
  ) -> some View { contextMenu(menuItems: menuItems) }
}
