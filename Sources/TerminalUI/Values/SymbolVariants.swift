/// Variants of system images, which are drawn as parts of their names: `[heart.fill]`.
public struct SymbolVariants: Hashable, Sendable {
  private var isSlashed = false
  private var shape: String?
  private var isFilled = false

  public static let none = SymbolVariants()
  public static let fill = SymbolVariants().fill
  public static let circle = SymbolVariants().circle
  public static let square = SymbolVariants().square
  public static let rectangle = SymbolVariants().rectangle
  /// Struck through.
  public static let slash = SymbolVariants().slash

  public var fill: SymbolVariants { changed { $0.isFilled = true } }
  public var circle: SymbolVariants { changed { $0.shape = "circle" } }
  public var square: SymbolVariants { changed { $0.shape = "square" } }
  public var rectangle: SymbolVariants { changed { $0.shape = "rectangle" } }
  /// The same variants, struck through.
  public var slash: SymbolVariants { changed { $0.isSlashed = true } }

  public func contains(_ other: SymbolVariants) -> Bool {
    over(other) == self && other.over(self) == self
  }

  private func changed(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }

  /// These variants and those of an outer view. Of two shapes, the inner one counts.
  func over(_ outer: SymbolVariants) -> SymbolVariants {
    var variants = self
    variants.isSlashed = isSlashed || outer.isSlashed
    variants.shape = shape ?? outer.shape
    variants.isFilled = isFilled || outer.isFilled
    return variants
  }
}

/// The names of system images: `person.slash.circle.fill.badge.plus`.
extension SymbolVariants {
  /// The name of a system image with these variants, in addition to those that the name contains.
  func name(of symbol: String) -> String {
    guard self != .none else { return symbol }
    var parts = symbol.split(separator: ".").map(String.init)
    let badge = parts.firstIndex(of: "badge") ?? parts.endIndex
    let end = parts[badge...]
    parts.removeSubrange(badge...)
    var own = SymbolVariants()
    // The first part is never a variant: `circle.fill` is a circle.
    while parts.count > 1, let last = parts.last, own.take(last) { parts.removeLast() }
    return (parts + own.over(self).parts + end).joined(separator: ".")
  }

  private var parts: [String] {
    [isSlashed ? "slash" : nil, shape, isFilled ? "fill" : nil].compactMap { $0 }
  }

  /// Adds the variant that a part of a name means; returns false if it means none, or none that may precede the others.
  private mutating func take(_ part: String) -> Bool {
    switch part {
    case "fill" where parts.isEmpty: isFilled = true
    case "circle" where shape == nil && !isSlashed, "square" where shape == nil && !isSlashed,
      "rectangle" where shape == nil && !isSlashed:
      shape = part
    case "slash" where !isSlashed: isSlashed = true
    default: return false
    }
    return true
  }
}
