/// A color of an asset catalog, which is known by its name.
public struct ColorResource: Hashable, Sendable {
  package let name: String

  /// Creates the color with a name in the catalogs of a bundle.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// An image of an asset catalog, which is known by its name.
public struct ImageResource: Hashable, Sendable {
  package let name: String

  /// Creates the image with a name in the catalogs of a bundle.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Color {
  /// A color of the app, which is drawn like text.
  public init(_ resource: ColorResource) { self.init(resource.name) }
}

extension Image {
  public init(_ resource: ImageResource) { self.init(resource.name) }
}
