/// Writes what differs between two values as lines with markers, in the format of CustomDump's
/// `diff`.
///
/// ```
///   Settings.State(
/// -   displayName: "",
/// +   displayName: "Blob",
///     digest: .daily
///   )
/// ```
struct ValueDiffer {
  private let markers: DiffFormat
  var dumper = ValueDumper()

  /// The lines of two values that are not equal.
  ///
  /// - Throws: `Interrupted` if the diff has to stop.
  static func lines(from old: Any, to new: Any, markers: DiffFormat) throws -> String {
    var differ = Self(markers: markers)
    try differ.write(DiffPair(old, new), at: DiffPlace(isRoot: true), areEqual: false)
    let text = differ.dumper.output.text
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  private init(markers: DiffFormat) { self.markers = markers }

  /// Writes the lines of a pair without the last line break.
  ///
  /// - Parameter areEqual: Whether the values are equal, if that is known.
  mutating func write(_ pair: DiffPair, at place: DiffPlace, areEqual: Bool? = nil) throws {
    let isUnchanged =
      pair.lhsLabel == pair.rhsLabel && areEqual ?? ValueEquality.areEqual(pair.lhs, pair.rhs)
    if isUnchanged { return try writeUnchanged(pair.lhs, pair.rhsLabel, at: place) }
    let (left, right) = (DumpSubject(pair.lhs), DumpSubject(pair.rhs))
    if left.isPlain, right.isPlain, type(of: pair.lhs) == type(of: pair.rhs) {
      return try writeLeaves(left, right, pair, at: place)
    }
    if try writePlaced(left, right, pair, at: place) { return }
    if let left = left.shared, let right = right.shared {
      return try writeShared(left, right, pair, at: place)
    }
    let mirrors = (lhs: left.mirror, rhs: right.mirror)
    guard mirrors.lhs.subjectType == mirrors.rhs.subjectType else {
      return try writeBothWithTypes(pair, mirrors.lhs.subjectType, mirrors.rhs.subjectType, place)
    }
    if left.describesItself, right.describesItself {
      try writeBoth(pair, at: place)
    } else if let left = left.diffObject, let right = right.diffObject {
      try writeDiffObjects(left, right, pair, at: place)
    } else if let left = left.representation, let right = right.representation {
      try write(pair.with(left, right), at: place)
    } else {
      try write(ReflectedPair(pair, left, right, mirrors.lhs, mirrors.rhs), at: place)
    }
  }

  private mutating func write(_ reflected: ReflectedPair, at place: DiffPlace) throws {
    let pair = reflected.pair
    switch reflected.style {
    case .struct, .tuple, .collection, .dictionary, .set:
      try writeChildren(DiffChildren(reflected), pair, at: place)
    case .enum:
      guard let payloads = DiffChildren(payloadsOf: reflected, isRoot: place.isRoot) else {
        return try writeBoth(pair, at: place)
      }
      try writeChildren(payloads, pair, at: place)
    case .class: try writeInstances(reflected, at: place)
    case .optional:
      guard let left = reflected.lhsMirror.firstChild?.value,
        let right = reflected.rhsMirror.firstChild?.value
      else { return try writeBoth(pair, at: place) }
      try write(pair.with(left, right), at: place)
    default: try writeLeaves(reflected.lhs, reflected.rhs, pair, at: place)
    }
  }

  /// Writes two values without children; of strings with several lines, the lines are compared.
  private mutating func writeLeaves(
    _ left: DumpSubject, _ right: DumpSubject, _ pair: DiffPair, at place: DiffPlace
  ) throws {
    guard let left = left.string, let right = right.string,
      let lines = DiffChildren(linesOf: left, right, isLabeled: pair.rhsLabel != nil)
    else { return try writeBoth(pair, at: place) }
    try writeChildren(lines, pair, at: place)
  }
}

/// Two values that are compared, with the labels before them.
struct DiffPair {
  var lhs: Any
  var rhs: Any
  /// Written before the value with a space after it: `count:`.
  var lhsLabel: String?
  var rhsLabel: String?

  init(_ lhs: Any, _ rhs: Any, lhsLabel: String? = nil, rhsLabel: String? = nil) {
    (self.lhs, self.rhs, self.lhsLabel) = (lhs, rhs, lhsLabel)
    self.rhsLabel = rhsLabel ?? lhsLabel
  }

  func with(_ lhs: Any, _ rhs: Any) -> DiffPair {
    DiffPair(lhs, rhs, lhsLabel: lhsLabel, rhsLabel: rhsLabel)
  }
}

/// Where the lines of a pair are written.
struct DiffPlace {
  var indent = 0
  /// Ends the last line.
  var separator = ""
  /// Whether an enum case is preceded by its type.
  var isRoot = false
}

/// Two values of one type with their mirrors.
struct ReflectedPair {
  let pair: DiffPair
  let lhs: DumpSubject
  let rhs: DumpSubject
  let lhsMirror: ValueMirror
  let rhsMirror: ValueMirror

  init(
    _ pair: DiffPair, _ lhs: DumpSubject, _ rhs: DumpSubject, _ lhsMirror: ValueMirror,
    _ rhsMirror: ValueMirror
  ) {
    (self.pair, self.lhs, self.rhs) = (pair, lhs, rhs)
    (self.lhsMirror, self.rhsMirror) = (lhsMirror, rhsMirror)
  }

  /// The style of both mirrors, if it is the same.
  var style: ValueMirror.Style? {
    lhsMirror.style == rhsMirror.style ? lhsMirror.style : nil
  }
}

extension ValueDiffer {
  enum Side { case lhs, rhs, both }

  func marker(_ side: Side) -> String {
    switch side {
    case .lhs: markers.first
    case .rhs: markers.second
    case .both: markers.both
    }
  }

  /// Writes one line that does not belong to a value.
  mutating func writeLine(_ text: String, _ side: Side, indent: Int) {
    dumper.output.beginLine(marker(side), indent: indent)
    dumper.output.write(text)
  }

  /// Writes a value in full, or a single line in its place.
  mutating func writeValue(
    _ value: Any, _ style: ValueDumper.Style, _ side: Side, at place: DiffPlace
  ) throws {
    dumper.output.beginLine(marker(side), indent: place.indent)
    try SharedPerspective.reading(side == .lhs ? .before : .after) {
      try dumper.write(value, style)
    }
    dumper.output.writeInline(place.separator)
  }

  private mutating func writeUnchanged(
    _ value: Any, _ label: String?, at place: DiffPlace
  ) throws {
    let style = ValueDumper.Style(label: label, isRoot: place.isRoot, depth: 0)
    try writeValue(value, style, .both, at: place)
  }

  /// Writes the first value and the second one below it.
  mutating func writeBoth(_ pair: DiffPair, at place: DiffPlace) throws {
    let left = ValueDumper.Style(label: pair.lhsLabel, isRoot: place.isRoot)
    try writeValue(pair.lhs, left, .lhs, at: place)
    dumper.output.endLine()
    let right = ValueDumper.Style(label: pair.rhsLabel, isRoot: place.isRoot)
    try writeValue(pair.rhs, right, .rhs, at: place)
  }

  /// Writes both values, with their types if nothing else tells them apart.
  private mutating func writeBothWithTypes(
    _ pair: DiffPair, _ leftType: Any.Type, _ rightType: Any.Type, _ place: DiffPlace
  ) throws {
    let left = try SharedPerspective.reading(.before) {
      try dumper.text(of: pair.lhs, .init(label: pair.lhsLabel, isRoot: place.isRoot))
    }
    let right = try dumper.text(of: pair.rhs, .init(label: pair.rhsLabel, isRoot: place.isRoot))
    let needsTypes = left == right
    let suffixes = [leftType, rightType].map { needsTypes ? " as \(DumpedTypeName.of($0))" : "" }
    writeLine(left + suffixes[0] + place.separator, .lhs, indent: place.indent)
    dumper.output.endLine()
    writeLine(right + suffixes[1] + place.separator, .rhs, indent: place.indent)
  }

  /// The comment above two values that look the same.
  static let noDifference = "// Not equal but no difference detected:"

  /// Writes two values that `==` tells apart although all their children are equal.
  mutating func writeUnexplained(_ pair: DiffPair, at place: DiffPlace) throws {
    let left = try SharedPerspective.reading(.before) {
      try dumper.text(of: pair.lhs, .init(label: pair.lhsLabel, depth: 0))
    }
    let right = try dumper.text(of: pair.rhs, .init(label: pair.rhsLabel, depth: 0))
    if left == right {
      writeLine(Self.noDifference, .both, indent: place.indent)
      dumper.output.endLine()
    }
    writeLine(left + place.separator, .lhs, indent: place.indent)
    dumper.output.endLine()
    writeLine(right + place.separator, .rhs, indent: place.indent)
  }
}
