/// A style of buttons of one's own, which draws their labels.
///
/// ```swift
/// struct Continue: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack {
///       configuration.label
///       Image(systemName: "chevron.right")
///     }
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ButtonStyleConfiguration {
  public let label: AnyView
  /// Whether it is being pressed. It never is.
  public let isPressed = false
  public let role: ButtonRole?
}

/// A style that also decides when a button acts. It has no effect: a tap performs the action.
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct PrimitiveButtonStyleConfiguration {
  public let label: AnyView
  public let role: ButtonRole?
  public func trigger() { action() }
  let action: () -> Void
}

extension View {
  /// Draws the labels of the buttons in the view as a style of one's own does.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    transformingEnvironment { environment in
      // The buttons that the style creates are drawn in the style outside of it.
      let outer = environment.buttonLabels
      environment.buttonLabels = { label, role, context in
        let inner = context.withEnvironment { $0.buttonLabels = outer }
          .child(ObjectIdentifier(Style.self))
        inner.connectProperties(of: style)
        let button = ButtonStyleConfiguration(label: AnyView(label), role: role)
        return inner.nodes(of: style.makeBody(configuration: button))
      }
    }
  }

  /// Draws the labels of the buttons in the view as they are.
  public func buttonStyle(_ style: ControlStyle) -> some View {
    transformingEnvironment { $0.buttonLabels = nil }
  }

  public func buttonStyle(_ style: some NamedStyle) -> some View {
    transformingEnvironment { $0.buttonLabels = nil }
  }

  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View {
    transformingEnvironment { $0.buttonLabels = nil }
  }
}

extension Button where Label == AnyView {
  /// Creates a button in a style of one's own.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}
