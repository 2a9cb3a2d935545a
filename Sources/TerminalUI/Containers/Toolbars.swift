extension View {
  /// Draws the items of a toolbar in a row above the view.
  public func toolbar(@ViewBuilder content: () -> some View) -> some View {
    let content = content()
    return VStack(alignment: .leading, spacing: 0) {
      HStack { content }
      self
    }
  }

  /// Draws items in a row above the view. This is the older form of ``toolbar(content:)``.
  public func navigationBarItems(
    leading: some View = EmptyView(), trailing: some View = EmptyView()
  ) -> some View {
    toolbar {
      leading
      trailing
    }
  }

  /// Draws a field for the text to search for above the view.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol
  ) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      TextField(prompt, text: text)
      self
    }
  }

  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic
  ) -> some View { searchable(text: text, placement: placement, prompt: "Search") }

  /// Draws a search field above the view. The prompt is its label.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt.plainText) }

  /// Draws a search field above the view. Whether it is presented has no effect.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic
  ) -> some View { searchable(text: text, placement: placement) }

  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }

  /// Draws a search field above the view. The suggestions are not drawn.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    @ViewBuilder suggestions: () -> some View
  ) -> some View { searchable(text: text, placement: placement) }

  /// Draws the actions of a row beside it.
  public func swipeActions(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> some View
  ) -> some View {
    let content = content()
    return HStack {
      self
      content
    }
  }

  /// Draws the items of a menu beside the view.
  public func contextMenu(@ViewBuilder menuItems: () -> some View) -> some View {
    swipeActions(content: menuItems)
  }

  /// Draws the view and its menu. The preview is not drawn.
  public func contextMenu(
    @ViewBuilder menuItems: () -> some View, @ViewBuilder preview: () -> some View
  ) -> some View { contextMenu(menuItems: menuItems) }

  /// Draws a view above or below this one.
  public func safeAreaInset(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    let content = content()
    return VStack(alignment: .leading, spacing: 0) {
      if edge == .top { content }
      self
      if edge == .bottom { content }
    }
  }
}

public struct ToolbarItem<Content: View>: View {
  private let content: Content

  /// Creates an item. Items are drawn in the order of the source.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { self.content = content() }

  public var body: some View { content }
}

public typealias ToolbarItemGroup = ToolbarItem
/// What a toolbar consists of.
public typealias ToolbarContent = View
public typealias ToolbarContentBuilder = ViewBuilder

/// A space between the items of a toolbar, which are drawn in a row.
public struct ToolbarSpacer: View, BlankView {
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

public enum SpacerSizing: Hashable, Sendable { case flexible, fixed }

/// A menu as a value, which ``View/contextMenu(_:)`` shows.
public struct ContextMenu<MenuItems: View> {
  fileprivate let items: MenuItems
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Draws the items of a menu beside the view.
  public func contextMenu(_ menu: ContextMenu<some View>?) -> some View {
    contextMenu { menu?.items }
  }

  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }
}

/// Where an item of a toolbar is on a phone.
public enum ToolbarItemPlacement: Hashable, Sendable {
  case automatic, principal, navigation, primaryAction, secondaryAction, status
  case confirmationAction, cancellationAction, destructiveAction, keyboard
  case bottomBar, navigationBarLeading, navigationBarTrailing, topBarLeading, topBarTrailing
}
