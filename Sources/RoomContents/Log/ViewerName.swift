/// The name that a viewer has chosen, without what nobody sees: two names that look the same are the same.
enum ViewerName {
  /// The name without characters that are not shown. Those that join visible characters outside of ASCII, as in emoji and in some
  /// scripts, stay.
  static func visible(_ name: String) -> String {
    let scalars = Array(name.unicodeScalars)
    var kept = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      guard scalar.properties.isDefaultIgnorableCodePoint else {
        kept.append(scalar)
        continue
      }
      let next = scalars.dropFirst(index + 1).first
      if joins(scalar, after: kept.last, before: next) { kept.append(scalar) }
    }
    return String(kept)
  }

  private static func joins(
    _ scalar: Unicode.Scalar, after previous: Unicode.Scalar?, before next: Unicode.Scalar?
  ) -> Bool {
    func isVisible(_ scalar: Unicode.Scalar?) -> Bool {
      scalar.map { !$0.isASCII && !$0.properties.isDefaultIgnorableCodePoint } ?? false
    }
    // A variation selector can be between an emoji and a joiner.
    let followsShape = isVisible(previous) || previous == "\u{FE0F}"
    return switch scalar {
    case "\u{200C}", "\u{200D}": followsShape && isVisible(next)
    case "\u{FE0F}": isVisible(previous)
    default: false
    }
  }
}
