// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A drawing of lines and colors, which a terminal does not draw. Nothing calls the function.
public struct Canvas: View, BlankView {
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {}
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> some View
  ) {}
}

/// What the function of a ``Canvas`` draws on.
public struct GraphicsContext {
  public var opacity = 1.0
  public var blendMode = BlendMode.normal
  public var transform = CGAffineTransform.identity
  public var environment: EnvironmentValues { EnvironmentValues() }

  public struct Shading {
    public static func color(_ color: Color) -> Self { Self() }
    public static func style(_ style: some ShapeStyle) -> Self { Self() }
    public static var foreground: Self { Self() }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Self { Self() }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Self { Self() }
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero
    ) -> Self { Self() }
  }
  public struct Filter {
    public static func blur(radius: CGFloat) -> Self { Self() }
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Self {
      Self()
    }
    public static func shadow(
      color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Self { Self() }
  }
  /// A text, an image, or a view that is ready to be drawn.
  public struct Resolved {
    public var size: CGSize { .zero }
    public var shading = Shading()
    public func measure(in size: CGSize) -> CGSize { .zero }
  }

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: Text, in rect: CGRect) {}
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  public func draw(_ resolved: Resolved, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ resolved: Resolved, in rect: CGRect) {}
  public func resolve(_ text: Text) -> Resolved { Resolved() }
  public func resolve(_ image: Image) -> Resolved { Resolved() }
  public func resolveSymbol(id: some Hashable) -> Resolved? { nil }
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
  public mutating func addFilter(_ filter: Filter) {}
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  public mutating func rotate(by angle: Angle) {}
  public mutating func concatenate(_ transform: CGAffineTransform) {}
}
