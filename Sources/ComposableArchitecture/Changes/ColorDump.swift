import ViewValues

extension Color: CustomDumpStringConvertible {
  /// The color as written in Swift: `Color.red`.
  public var customDumpDescription: String { swiftText }
}
