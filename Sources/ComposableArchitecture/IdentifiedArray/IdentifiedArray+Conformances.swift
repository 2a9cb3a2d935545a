extension IdentifiedArray: Equatable where Element: Equatable {
  /// Whether two arrays have equal elements in the same order.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.storage == rhs.storage }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  /// Hashes the elements in order.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(storage) }
}

// Unchecked: `readID` reads a property and captures at most its key path.
extension IdentifiedArray: @unchecked Sendable where ID: Sendable, Element: Sendable {}

extension IdentifiedArray: Encodable where Element: Encodable {
  /// Encodes the elements as an array.
  public func encode(to encoder: any Encoder) throws { try storage.encode(to: encoder) }
}

extension IdentifiedArray: Decodable
where Element: Decodable & Identifiable, ID == Element.ID {
  /// Decodes an array of elements.
  ///
  /// - Throws: `DecodingError.dataCorrupted` where two elements have one id.
  public init(from decoder: any Decoder) throws {
    self.init()
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      let element = try container.decode(Element.self)
      guard append(element).inserted else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "Two elements have the id \(element.id).")
      }
    }
  }
}

extension IdentifiedArray: CustomReflectable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  /// Mirrors the elements, as an array does.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: storage, displayStyle: .collection)
  }

  /// The elements as an array prints them.
  public var description: String { storage.description }

  /// The type, and the elements as an array prints them.
  public var debugDescription: String {
    "IdentifiedArray<\(ID.self), \(Element.self)>(\(storage.debugDescription))"
  }
}
