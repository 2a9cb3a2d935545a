/// A value where it is in memory. It is valid as long as the value that it is a part of.
struct PlacedValue {
  let address: UnsafeRawPointer
  let type: DumpedType

  /// A copy of the value.
  var copy: Any { copyValue(at: address, as: type.type) }

  /// Whether two values of one type are equal as ``ValueEquality`` decides.
  func isEqual(to other: PlacedValue) -> Bool {
    if let equality = type.placedEquality { return equality(address, other.address) }
    switch type.placed {
    case .fields(let parts): return parts.firstDifference(address, other.address) == nil
    case .cases(let layout, let parts):
      return layout.withCase(at: address) { tag, payload in
        layout.withCase(at: other.address) { otherTag, otherPayload in
          tag == otherTag && parts[tag]?.firstDifference(payload, otherPayload) == nil
        }
      }
    case .plain, nil: return ValueEquality.areEqual(copy, other.copy)
    }
  }

  /// Whether the value is written on the line of a value that it is the only part of.
  var isLeaf: Bool {
    switch type.placed {
    case .plain: true
    case .fields(let parts): parts.all.isEmpty
    case .cases(let layout, let parts): layout.withCase(at: address) { tag, _ in parts[tag] == nil }
    case nil: DumpChildren.isLeaf(copy)
    }
  }

  /// Calls a function with the place of a value.
  ///
  /// - Returns: `nil` if the value has no place that its type describes.
  static func of<R>(_ subject: DumpSubject, _ body: (PlacedValue) throws -> R) rethrows -> R? {
    func open<Value>(_ value: Value) throws -> R? {
      // The existential in an `Any` is not the value whose type it is.
      guard Value.self == subject.type.type else { return nil }
      return try withUnsafePointer(to: value) {
        try body(PlacedValue(address: UnsafeRawPointer($0), type: subject.type))
      }
    }
    guard subject.type.placed != nil else { return nil }
    return try _openExistential(subject.value, do: open)
  }
}

extension PlacedParts {
  /// The position of the first part that differs in the values at two addresses.
  func firstDifference(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Int? {
    all.firstIndex { !$0.value(at: old).isEqual(to: $0.value(at: new)) }
  }
}

extension PlacedParts.Part {
  /// The part of a value at an address.
  func value(at address: UnsafeRawPointer) -> PlacedValue {
    PlacedValue(address: address + offset, type: type)
  }
}

extension ValueDumper {
  /// Writes a value that is in memory.
  mutating func write(_ value: PlacedValue, _ style: Style) throws {
    switch value.type.placed {
    case nil: try write(value.copy, style)
    case .plain:
      writeLabel(style)
      writeLeaf(DumpSubject(value.copy, as: value.type), style)
    case .fields(let parts):
      writeLabel(style)
      try write(parts, at: value.address, style)
    case .cases(let layout, let parts):
      writeLabel(style)
      output.writeInline(style.isRoot ? DumpedTypeName.of(value.type.type) + "." : ".")
      try layout.withCase(at: value.address) { tag, payload in
        guard let parts = parts[tag] else { return output.writeInline(layout.cases[tag].name) }
        try write(parts, at: payload, style)
      }
    }
  }

  /// Writes the parts of the value at an address in its parentheses.
  private mutating func write(
    _ parts: PlacedParts, at address: UnsafeRawPointer, _ style: Style
  ) throws {
    try interruption.step()
    output.write(parts.opening)
    if parts.areSingle, parts.all[0].value(at: address).isLeaf {
      try writeSingle(parts.all[0], at: address, style)
    } else if style.depth > 0 || parts.all.isEmpty {
      try writeLines(parts, at: address, style)
    } else {
      output.writeInline("…")
    }
    output.writeInline(")")
  }

  private mutating func writeSingle(
    _ part: PlacedParts.Part, at address: UnsafeRawPointer, _ style: Style
  ) throws {
    // Only texts can need more than the line.
    guard part.type.placed == nil || part.type.traits.contains(.string) else {
      return try write(part.value(at: address), Style(label: part.label, depth: style.depth - 1))
    }
    try writeSingle(part.value(at: address).copy, labeled: part.label, style)
  }

  private mutating func writeLines(
    _ parts: PlacedParts, at address: UnsafeRawPointer, _ style: Style
  ) throws {
    guard !parts.all.isEmpty else { return }
    let outer = output.prefix
    output.prefix += "  "
    for (position, part) in parts.all.enumerated() where part.isShown {
      output.writeLineBreak()
      try write(part.value(at: address), Style(label: part.label, depth: style.depth - 1))
      if position != parts.lastShown { output.writeInline(",") }
    }
    output.prefix = outer
    output.writeLineBreak()
  }
}
