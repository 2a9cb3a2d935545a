// Paths from values that are not enums with payloads.

extension AnyCasePath where Root: Equatable, Value == Void {
  /// The path to one value: it extracts from roots that are equal to it.
  public static func constant(_ root: Root) -> AnyCasePath {
    // It is only compared and copied.
    nonisolated(unsafe) let root = root
    return AnyCasePath(embed: { root }, extract: { $0 == root ? () : nil })
  }
}

extension AnyCasePath where Value == Never {
  /// The path that never extracts.
  public static var never: AnyCasePath { ._$never }
}

extension AnyCasePath where Value: RawRepresentable, Root == Value.RawValue {
  /// The path from a raw value to the value that it represents.
  public static var rawValue: AnyCasePath {
    AnyCasePath(embed: { $0.rawValue }, extract: { Value(rawValue: $0) })
  }
}

extension AnyCasePath where Value: LosslessStringConvertible, Root == String {
  /// The path from a text to the value that it describes.
  public static var description: AnyCasePath {
    AnyCasePath(embed: { $0.description }, extract: { Value($0) })
  }
}
