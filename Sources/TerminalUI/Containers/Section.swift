/// A part of a form or list, with a header and a footer.
public struct Section<Header: View, Content: View, Footer: View>: View, PrimitiveView {
  private let header: Header
  private let content: Content
  private let footer: Footer

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// Creates a section. In this older form the header and the footer come before the rows.
  public init(header: Header, footer: Footer, @ViewBuilder content: () -> Content) {
    self.header = header
    self.content = content()
    self.footer = footer
  }

  package func nodes(in context: ViewContext) -> [LayoutNode] {
    let header = context.child(0).nodes(of: header)
    let content = context.child(1).nodes(of: content)
    let footer = context.child(2).nodes(of: footer)
    return [.section(header: header, content: content, footer: footer)]
  }
}

extension Section where Header == EmptyView, Footer == EmptyView {
  /// Creates a section without a header.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// Creates a section. In this older form the header comes before the rows.
  public init(header: Header, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content)
  }

  /// Creates a section that draws its content while a binding is `true`.
  public init<Inner: View>(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Inner, @ViewBuilder header: () -> Header
  ) where Content == ConditionalView<Inner, EmptyView> {
    self.init(
      content: { if isExpanded.wrappedValue { content() } else { EmptyView() } }, header: header)
  }
}

extension Section where Header == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }

  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content)
  }
}

extension Section where Header == Text, Footer == EmptyView {
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }

  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(title.text, content: content)
  }

  public init<Inner: View>(
    _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Inner
  ) where Content == ConditionalView<Inner, EmptyView> {
    self.init(title) { if isExpanded.wrappedValue { content() } else { EmptyView() } }
  }
}
