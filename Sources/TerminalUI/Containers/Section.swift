/// A part of a form or list, with a heading and a closing line.
public struct Section<Header: View, Content: View, Footer: View>: View, PrimitiveView {
  private let header: Header
  private let content: Content
  private let footer: Footer

  /// A section with heading and closing line.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// The older order: heading and closing line before the rows.
  public init(header: Header, footer: Footer, @ViewBuilder content: () -> Content) {
    self.header = header
    self.content = content()
    self.footer = footer
  }

  package func nodes(in context: ViewContext) -> [Node] {
    let header = context.at(0).nodes(of: header)
    let content = context.at(1).nodes(of: content)
    let footer = context.at(2).nodes(of: footer)
    return [.section(header: header, content: content, footer: footer)]
  }
}

extension Section where Header == EmptyView, Footer == EmptyView {
  /// A section without heading.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Footer == EmptyView {
  /// A section with a heading.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// The older order: the heading before the rows.
  public init(header: Header, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content)
  }
}

extension Section where Header == EmptyView {
  /// A section with a closing line.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Header == Text, Footer == EmptyView {
  /// A section with its title.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }
}
