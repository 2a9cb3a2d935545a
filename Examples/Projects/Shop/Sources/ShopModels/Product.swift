/// Something that can be bought.
public struct Product: Equatable, Identifiable {
  /// The number on its label.
  public let id: Int
  /// What it is called.
  public var name: String
  /// What it costs, in euros.
  public var price: Int

  /// Creates a product.
  public init(id: Int, name: String, price: Int) {
    self.id = id
    self.name = name
    self.price = price
  }

  /// Two products.
  public static let samples = [
    Product(id: 1, name: "Tea", price: 4), Product(id: 2, name: "Cup", price: 9),
  ]
}
