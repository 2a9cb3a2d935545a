/// A title with content that a phone can hide. Without a binding, the content is always drawn.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.content = content()
    self.label = label()
  }

  /// Creates a group that draws its content while a binding is `true`. A toggle changes the binding.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content()
    self.label = label()
  }

  /// The label, and the content below it.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let isExpanded {
        Toggle(isOn: isExpanded) { label }
        if isExpanded.wrappedValue { content }
      } else {
        label
        content
      }
    }
  }
}

extension DisclosureGroup where Label == Text {
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group with a title that draws its content while a binding is `true`.
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
}

/// Views inside a border, with a label.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }

  public var body: some View { Form { Section(content: { content }, header: { label }) } }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// A label with the views of a menu below it.
public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Creates a menu. A tap on its label performs an action.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) { self.init(content: content, label: label) }

  /// The label, and the items below each other.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      label
      VStack(alignment: .leading, spacing: 0) { content }
        .mapNodes { .padding($0, EdgeInsets(.leading, 16)) }
    }
  }
}

extension Menu where Label == Text {
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(title.text, content: content)
  }
}

extension Menu where Label == TerminalUI.Label<Text, Image> {
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { TerminalUI.Label(title, systemImage: systemImage) } }
}
