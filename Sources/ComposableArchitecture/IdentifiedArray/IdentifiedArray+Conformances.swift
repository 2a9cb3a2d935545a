extension IdentifiedArray: Equatable where Element: Equatable {
  /// Whether two arrays have equal elements in the same order.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.storage == rhs.storage }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(storage) }
}

// Unchecked: `readID` reads a property and captures at most its key path.
extension IdentifiedArray: @unchecked Sendable where ID: Sendable, Element: Sendable {}

extension IdentifiedArray: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws { try storage.encode(to: encoder) }
}

extension IdentifiedArray: Decodable
where Element: Decodable & Identifiable, ID == Element.ID {
  /// Decodes an array of elements.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if two elements have the same ID.
  public init(from decoder: any Decoder) throws {
    self.init()
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      let element = try container.decode(Element.self)
      guard append(element).inserted else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "Two elements have the ID \(element.id).")
      }
    }
  }
}

extension IdentifiedArray: CustomReflectable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  /// The mirror of the elements, like that of an array.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: storage, displayStyle: .collection)
  }

  /// The description of the elements, like that of an array.
  public var description: String { storage.description }

  /// The type of the elements and their description.
  public var debugDescription: String {
    "IdentifiedArray<\(Element.self)>(\(storage.debugDescription))"
  }
}

extension IdentifiedArray: SampleProviding {
  package static var sampleValue: Self {
    Self(readID: { _ in preconditionFailure("A sample has no elements.") })
  }
}

extension IdentifiedArray: ElementArray {
  var comparedElements: [Element] { elements }
}

extension IdentifiedArray {
  @usableFromInline
  static func reportDuplicate(_ id: ID) {
    RuntimeWarning(
      .duplicateID,
      "an identified array of \(TypeName.of(Element.self)) was given two elements with the ID \(id);"
        + " it keeps the first",
      causes: [
        "the same element came twice: init(_:uniquingIDsWith:) says which to keep",
        "the IDs are not unique: make them with @Dependency(\\.uuid)",
      ],
      at: nil
    ).report()
  }

  @usableFromInline
  static func reportChange(of old: ID, to new: ID, isTaken: Bool) {
    RuntimeWarning(
      .changedID,
      "the ID of a \(TypeName.of(Element.self)) in an identified array was changed from \(old) to"
        + " \(new)"
        + (isTaken ? ", which another element has; it is still found as \(old)" : ""),
      causes: ["to replace an element by another, remove(id:) the one and insert(_:at:) the other"],
      at: nil
    ).report()
  }
}
