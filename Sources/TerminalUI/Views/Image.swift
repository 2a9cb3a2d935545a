/// A symbol, drawn as its name in brackets: `[cart]`.
public struct Image: View, PrimitiveView {
  private let name: String

  /// A symbol of the system's.
  public init(systemName: String) { name = systemName }

  /// A picture of the program's own.
  public init(_ name: String) { self.name = name }

  /// Fits a picture into its frame; a name stays as it is.
  public func resizable() -> Image { self }

  package func nodes(in context: ViewContext) -> [Node] {
    [.symbol(name, context.environment.style)]
  }
}
