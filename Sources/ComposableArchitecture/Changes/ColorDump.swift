import ViewValues

extension Color: CustomDumpStringConvertible {
  /// The color as written in Swift: `Color.red`.
  public var customDumpDescription: String { swiftText }
}

extension Animation: CustomDumpStringConvertible {
  /// The animation as written in Swift: `Animation.easeIn`.
  public var customDumpDescription: String { "Animation.\(text)" }
}
