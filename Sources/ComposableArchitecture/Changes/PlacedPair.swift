/// Two values of one type that are in memory.
struct PlacedPair {
  let old: PlacedValue
  let new: PlacedValue
  /// Written before both values with a space after it: `count:`.
  let label: String?

  /// Copies of the values.
  var copies: DiffPair { DiffPair(old.copy, new.copy, lhsLabel: label) }
}

extension ValueDiffer {
  /// Writes two values where they are in memory, if they are of one type and unlike.
  ///
  /// - Returns: Whether the values were written.
  mutating func writePlaced(
    _ left: DumpSubject, _ right: DumpSubject, _ pair: DiffPair, at place: DiffPlace
  ) throws -> Bool {
    guard left.type === right.type, pair.lhsLabel == pair.rhsLabel else { return false }
    let isWritten = try PlacedValue.of(left) { old in
      try PlacedValue.of(right) { new in
        let pair = PlacedPair(old: old, new: new, label: pair.lhsLabel)
        try pair.write(at: place, areEqual: false, &self)
      }
    }
    return (isWritten ?? nil) != nil
  }
}

extension PlacedPair {
  /// Writes the lines of the values without the last line break.
  ///
  /// - Parameter areEqual: Whether the values are equal, if that is known.
  fileprivate func write(
    at place: DiffPlace, areEqual: Bool? = nil, _ differ: inout ValueDiffer
  ) throws {
    if areEqual ?? old.isEqual(to: new) {
      let style = ValueDumper.Style(label: label, isRoot: place.isRoot, depth: 0)
      return try write(old, style, .both, at: place, &differ)
    }
    switch old.type.placed {
    case .fields(let parts):
      try write(parts, parts.opening, old.address, new.address, at: place, &differ)
    case .cases(let layout, let parts):
      try layout.withCase(at: old.address) { oldTag, oldPayload in
        try layout.withCase(at: new.address) { newTag, newPayload in
          guard oldTag == newTag, let parts = parts[oldTag] else {
            return try writeBoth(at: place, &differ)
          }
          let typeName = place.isRoot ? DumpedTypeName.of(layout.type) : ""
          try write(
            parts, "\(typeName).\(parts.opening)", oldPayload, newPayload, at: place, &differ)
        }
      }
    case .plain where !old.type.traits.contains(.string): try writeBoth(at: place, &differ)
    case .plain, nil: try differ.write(copies, at: place, areEqual: false)
    }
  }

  /// Writes the parts of the values at two addresses between the parentheses of the pair.
  private func write(
    _ parts: PlacedParts, _ opening: String, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer,
    at place: DiffPlace, _ differ: inout ValueDiffer
  ) throws {
    guard let first = parts.firstDifference(old, new) else {
      return try differ.writeUnexplained(copies, at: place)
    }
    if parts.areSingle, [old, new].contains(where: { parts.all[0].value(at: $0).isLeaf }) {
      return try writeBoth(at: DiffPlace(indent: place.indent, isRoot: place.isRoot), &differ)
    }
    differ.writeLine((label.map { "\($0) " } ?? "") + opening, .both, indent: place.indent)
    differ.dumper.output.endLine()
    for (position, part) in parts.all.enumerated() where part.isShown {
      try differ.dumper.interruption.step()
      let pair = PlacedPair(
        old: part.value(at: old), new: part.value(at: new), label: part.label)
      let separator = position == parts.lastShown ? "" : ","
      try pair.write(
        at: DiffPlace(indent: place.indent + 2, separator: separator),
        areEqual: position > first ? nil : position < first, &differ)
      differ.dumper.output.endLine()
    }
    differ.writeLine(")" + place.separator, .both, indent: place.indent)
  }

  /// Writes the first value and the second one below it.
  private func writeBoth(at place: DiffPlace, _ differ: inout ValueDiffer) throws {
    let style = ValueDumper.Style(label: label, isRoot: place.isRoot)
    try write(old, style, .lhs, at: place, &differ)
    differ.dumper.output.endLine()
    try write(new, style, .rhs, at: place, &differ)
  }

  private func write(
    _ value: PlacedValue, _ style: ValueDumper.Style, _ side: ValueDiffer.Side,
    at place: DiffPlace, _ differ: inout ValueDiffer
  ) throws {
    differ.dumper.output.beginLine(differ.marker(side), indent: place.indent)
    try SharedPerspective.reading(side == .lhs ? .before : .after) {
      try differ.dumper.write(value, style)
    }
    differ.dumper.output.writeInline(place.separator)
  }
}
