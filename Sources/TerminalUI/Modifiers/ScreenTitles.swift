extension View {
  /// Sets the title of the screen that contains the view. It is drawn at the top of the screen.
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    let title = String(title)
    return ModifiedView(content: self) { _, nodes in [.titled(.group(nodes), title)] }
  }

  /// The older name of `navigationTitle(_:)`.
  public func navigationBarTitle(_ title: some StringProtocol) -> some View {
    navigationTitle(title)
  }

  /// The oldest name of `navigationTitle(_:)`. The display mode has no effect.
  public func navigationBarTitle(
    _ title: some StringProtocol, displayMode: TitleDisplayMode
  ) -> some View { navigationTitle(title) }

  public func navigationTitle(_ title: Text) -> some View {
    ModifiedView(content: self) { context, nodes in
      [.titled(.group(nodes), LayoutNode.plainText(context.nodes(of: title)))]
    }
  }

  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(title.wrappedValue)
  }

  /// Sets the title of the screen to a key.
  @_disfavoredOverload
  public func navigationTitle(_ title: LocalizedStringKey) -> some View {
    navigationTitle(title.text)
  }

  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  public func navigationBarTitle(_ title: Text, displayMode: TitleDisplayMode) -> some View {
    navigationTitle(title)
  }
}
