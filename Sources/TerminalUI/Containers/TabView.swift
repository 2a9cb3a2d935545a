/// Tabs. With a selection, the tabs are buttons below the selected one. Without a selection, all of them are drawn, each below
/// its title.
///
/// ```swift
/// TabView(selection: $tab) {
///   InboxView().tabItem { Text("Inbox") }.tag(Tab.inbox)
///   SettingsView().tabItem { Text("Settings") }.tag(Tab.settings)
/// }
/// ```
public struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Creates tabs of which one is selected. The tag of a tab is its value.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Creates tabs with values, of which one is selected.
  public init(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }

  package func nodes(in context: ViewContext) -> [LayoutNode] {
    // A search for a view looks into all tabs.
    guard let selection, context.traversal.visit == nil else {
      let all = context.withEnvironment { $0.tabs = nil }
      return [.column(all.nodes(of: content), .leading, spacing: 0)]
    }
    let tabs = tabs(in: context)
    let selected = tabs.firstIndex { $0.value == selection.wrappedValue }
    let bar = TabBar(shown: selected ?? 0)
    let nodes = context.withEnvironment { $0.tabs = bar }.nodes(of: content)
    return [.column(nodes + [row(tabs, selected, selection, context)], .leading, spacing: 0)]
  }

  private struct Choice {
    let name: String
    let value: SelectionValue?
  }

  /// The titles and the values of the tabs.
  private func tabs(in context: ViewContext) -> [Choice] {
    let all = context.with(ViewTraversal(), ControlCollection())
      .withEnvironment { $0.tabs = TabBar(shown: nil) }
    return all.nodes(of: content).flatMap(\.choices).map {
      Choice(name: $0.name, value: $0.tag.base as? SelectionValue)
    }
  }

  private func row(
    _ tabs: [Choice], _ selected: Int?, _ selection: Binding<SelectionValue>,
    _ context: ViewContext
  ) -> LayoutNode {
    let buttons = tabs.enumerated().map { index, tab in
      context.controls.add(
        ControlBehavior(
          kind: "tab",
          tap: { .call { if let value = tab.value { selection.wrappedValue = value } } },
          look: .button(index == selected ? .selectedTab : .tab)),
        label: [.text([StyledText(tab.name, TextStyle(isBold: index == selected))])],
        mark: index == selected ? " *" : "", isEnabled: context.environment.isEnabled)
    }
    return .wrappingRow(buttons, spacing: 1)
  }
}

extension TabView where SelectionValue == Int {
  /// Creates tabs, all of which are drawn.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

/// The place of a tab without a tag.
private struct TabIndex: Hashable {
  let index: Int
}

extension View {
  public func tabItem(@ViewBuilder _ label: () -> some View) -> some View {
    TabItemView(content: self, label: label())
  }
}

private struct TabItemView<Content: View, Title: View>: View, PrimitiveView {
  let content: Content
  let label: Title

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let inner = context.withEnvironment { $0.tabs = nil }
    guard let tabs = context.environment.tabs else {
      let title = VStack(alignment: .leading, spacing: 0) {
        HStack {
          Text("--")
          label
          Text("--")
        }
        content
      }
      return inner.nodes(of: title)
    }
    switch tabs.next() {
    case .title(let index):
      let title = LayoutNode.plainText(inner.nodes(of: label))
      let tag = (content as? any TaggedView)?.viewTag ?? AnyHashable(TabIndex(index: index))
      return [.tagged(.text([StyledText(title)]), tag)]
    case .content: return inner.child("tab").nodes(of: content)
    case .nothing: return []
    }
  }
}
