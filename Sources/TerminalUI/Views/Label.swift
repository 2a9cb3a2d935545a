public struct Label<Title: View, Icon: View>: View, PrimitiveView {
  private let title: Title
  private let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The icon, then the title, unless the style hides one of them or draws the label itself.
  package func nodes(in context: ViewContext) -> [LayoutNode] {
    switch context.environment.labels {
    case .own(let draw): draw(title, icon, context)
    case .parts(.iconOnly): context.nodes(of: icon)
    case .parts(.titleOnly): context.nodes(of: title)
    case .parts(.automatic), .parts(.titleAndIcon):
      context.nodes(
        of: HStack {
          icon
          title
        })
    }
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, systemImage name: String) {
    self.init(title.text, systemImage: name)
  }

  /// Creates a label with an image of the app.
  public init(_ title: some StringProtocol, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}
