/// MISSING Product
public struct Product: Equatable, Identifiable {
  /// MISSING id
  public let id: Int
  /// MISSING name
  public var name: String
  /// MISSING price
  public var price: Int

  /// Creates options from their bits.
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
