extension View {
  /// Selects the parts of the labels in the view that are drawn.
  public func labelStyle(_ style: LabelStyleName) -> some View {
    transformingEnvironment { $0.labels = .parts(style) }
  }

  /// Draws the labels in the view as a style of one's own does.
  public func labelStyle(_ style: some LabelStyle) -> some View {
    transformingEnvironment { environment in
      // The labels that the style creates are drawn in the style outside of it.
      let outer = environment.labels
      environment.labels = .own { title, icon, context in
        let label = LabelStyleConfiguration(title: AnyView(title), icon: AnyView(icon))
        return style.nodes(of: label, in: context.withEnvironment { $0.labels = outer })
      }
    }
  }

  /// Draws the icons of the labels in the view without their titles.
  public func labelStyle(_ style: IconOnlyLabelStyle) -> some View { labelStyle(.iconOnly) }

  /// Draws the titles of the labels in the view without their icons.
  public func labelStyle(_ style: TitleOnlyLabelStyle) -> some View { labelStyle(.titleOnly) }

  public func labelStyle(_ style: TitleAndIconLabelStyle) -> some View {
    labelStyle(.titleAndIcon)
  }

  /// Draws the icons and the titles of the labels in the view.
  public func labelStyle(_ style: DefaultLabelStyle) -> some View { labelStyle(.automatic) }
}

/// A style of labels of one's own.
@preconcurrency @MainActor
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct LabelStyleConfiguration {
  public let title: AnyView
  public let icon: AnyView
}

extension LabelStyle {
  fileprivate func nodes(of label: LabelStyleConfiguration, in context: ViewContext) -> [LayoutNode]
  {
    let inner = context.child(ObjectIdentifier(Self.self))
    inner.connectProperties(of: self)
    return inner.nodes(of: makeBody(configuration: label))
  }
}

extension Label where Title == AnyView, Icon == AnyView {
  /// Creates a label in a style of one's own.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}
