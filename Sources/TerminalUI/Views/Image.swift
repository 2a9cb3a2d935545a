/// An image, drawn as its name in brackets: `[cart]`.
public struct Image: View, PrimitiveView, Equatable {
  /// How an image is drawn. It has no effect.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// How an image is enlarged. It has no effect.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  /// How an image fills its space. It has no effect.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }

  private let name: String
  private var isSystemImage = false

  /// What is drawn in brackets.
  var shownName: String { name }

  public init(systemName: String) {
    name = systemName
    isSystemImage = true
  }

  public init(_ name: String) { self.name = name }
  public init(_ name: String, bundle: Bundle?) { self.init(name) }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name) }
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name) }
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// Has no effect: a name has no size to change.
  public func resizable() -> Image { self }

  package func nodes(in context: ViewContext) -> [LayoutNode] {
    let variants = isSystemImage ? context.environment.values.symbolVariants : .none
    return [.symbol(variants.name(of: name), context.environment.style)]
  }
}

extension View {
  /// Draws the system images in the view in a variant, in addition to the variants that outer views set.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformingEnvironment {
      $0.values.symbolVariants = variant.over($0.values.symbolVariants)
    }
  }
}
