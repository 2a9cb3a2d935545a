/// Writes values as text, over as many lines as they take, in the format of `customDump`.
///
/// ```
/// Settings.State(
///   displayName: "Blob",
///   digest: .daily
/// )
/// ```
///
/// It honors the protocols of CustomDump, and numbers objects as `customDump` does: an object is
/// written out once and referred to after that.
struct ValueDumper {
  var output = IndentedText()
  var objects = ObjectNumbers()
  var interruption = InterruptionCounter()

  /// How a value is written in its place.
  struct Style {
    /// Written before the value with a space after it: `count:`.
    var label: String?
    /// Whether an enum case is preceded by its type.
    var isRoot = false
    /// How many levels of children are written; at 0, `…` stands for children that need lines.
    var depth = Int.max
  }

  mutating func write(_ value: Any, _ style: Style) throws {
    try interruption.step()
    let subject = DumpSubject(value)
    if !subject.isPlain, try PlacedValue.of(subject, { try write($0, style) }) != nil { return }
    writeLabel(style)
    if subject.isPlain {
      writeLeaf(subject, style)
    } else if let type = subject.typeValue {
      output.write(DumpedTypeName.of(type) + ".self")
    } else if let address = subject.address {
      write(address: address)
    } else if let description = subject.description {
      output.write(description)
    } else if let shared = subject.shared {
      try write(shared: shared, style)
    } else if let object = subject.diffObject {
      try write(object: object, style)
    } else if let representation = subject.representation {
      try write(representation, Style(depth: style.depth))
    } else {
      try write(reflecting: subject, style)
    }
  }

  mutating func writeLabel(_ style: Style) {
    guard let label = style.label else { return }
    output.write(label)
    output.writeInline(" ")
  }

  /// A value's text, with nothing written.
  mutating func text(of value: Any, _ style: Style) throws -> String {
    let written = output
    output = IndentedText()
    defer { output = written }
    try write(value, style)
    return output.text
  }

  /// A text to sort a value by; objects in it are not numbered.
  mutating func sortText(of value: Any) throws -> String {
    let numbers = objects
    defer { objects = numbers }
    return try text(of: value, Style(depth: 1))
  }

  private mutating func write(reflecting subject: DumpSubject, _ style: Style) throws {
    let mirror = subject.mirror
    switch mirror.style {
    case .struct, .tuple, .collection, .dictionary, .set:
      try write(DumpChildren(mirror, of: subject), style)
    case .enum: try writeEnum(mirror, of: subject, style)
    case .class: try writeClass(mirror, of: subject, style)
    case .optional:
      guard let content = mirror.firstChild else { return output.writeInline("nil") }
      try write(content.value, Style(depth: style.depth))
    case .leaf: writeLeaf(subject, style)
    }
  }

  private mutating func writeEnum(
    _ mirror: ValueMirror, of subject: DumpSubject, _ style: Style
  ) throws {
    output.writeInline(style.isRoot ? DumpedTypeName.of(mirror.subjectType) + "." : ".")
    guard let payload = mirror.firstChild else { return output.write(subject.printed) }
    let name = payload.label ?? "@unknown"
    try write(DumpChildren(payload: payload.value, opening: "\(name)("), style)
  }

  mutating func writeLeaf(_ subject: DumpSubject, _ style: Style) {
    guard let string = subject.string else { return output.write(subject.printed) }
    let literal = DumpedString(string)
    guard literal.isMultiline else { return output.write(literal.quoted) }
    guard style.depth > 0 else { return output.write("\"…\"") }
    let (outer, isLabeled) = (output.prefix, style.label != nil)
    output.write(literal.openingQuotes)
    if isLabeled {
      output.prefix += "  "
      output.writeLineBreak()
      output.write(string)
    } else {
      // Together, because a combining mark at the beginning belongs to the line break.
      output.write("\n" + string)
    }
    output.writeLineBreak()
    output.write(literal.closingQuotes)
    output.prefix = outer
  }
}

extension ValueDumper {
  private mutating func write(object: any _CustomDiffObject, _ style: Style) throws {
    let value = object._customDiffValues.1
    let typeName = DumpedTypeName.of(
      object._customDiffType ?? DumpSubject(value).mirror.subjectType)
    guard writeNumber(of: object._objectIdentifier, typeName) else { return }
    guard object._customDiffType != nil else { return try write(value, Style(depth: style.depth)) }
    let subject = DumpSubject(value)
    try write(DumpChildren(fieldsOf: subject, subject.mirror, typeName), style)
  }

  private mutating func write(shared: any SharedValue, _ style: Style) throws {
    let value = shared.seen
    let typeName = DumpedTypeName.of(DumpSubject(value).mirror.subjectType)
    let isFirst = writeNumber(of: shared.sharedID, typeName, from: 1)
    if isFirst { try write(value, Style(depth: style.depth)) }
  }

  private mutating func writeClass(
    _ mirror: ValueMirror, of subject: DumpSubject, _ style: Style
  ) throws {
    let typeName = DumpedTypeName.of(mirror.subjectType)
    guard writeNumber(of: ObjectIdentifier(subject.value as AnyObject), typeName) else { return }
    try write(DumpChildren(inheritedFieldsOf: subject, mirror, typeName), style)
  }

  /// Writes the number of an address among those of its type: `ObjectIdentifier(#1)`.
  private mutating func write(address: AnyHashable) {
    let typeName = DumpedTypeName.of(type(of: address.base))
    output.write("\(typeName)(#\(objects.number(ofAddress: address, typeName)))")
  }

  /// Writes the number of an object, and a reference to the object if it was written before.
  ///
  /// - Returns: Whether the object still has to be written.
  private mutating func writeNumber(
    of object: ObjectIdentifier, _ typeName: String, from start: Int = 0
  ) -> Bool {
    let number = objects.number(of: object, typeName, from: start)
    if number > 0 { output.writeInline("#\(number) ") }
    if objects.visit(object, typeName) { return true }
    output.write("\(typeName)(↩︎)")
    return false
  }
}

extension ValueDumper {
  /// Writes children between a value's brackets.
  mutating func write(_ children: DumpChildren, _ style: Style) throws {
    guard !children.all.isEmpty else { return output.write(children.emptyText) }
    output.write(children.opening)
    if children.isSingleLeaf {
      let only = children.all[0]
      try writeSingle(only.value, labeled: only.label.map { "\($0):" }, style)
    } else if style.depth > 0 {
      try writeLines(children, style)
    } else {
      output.writeInline("…")
    }
    output.writeInline(children.closing)
  }

  /// Writes the only child on the same line if it fits on one.
  mutating func writeSingle(_ child: Any, labeled label: String?, _ style: Style) throws {
    let text = try text(of: child, Style(label: label, depth: style.depth - 1))
    guard text.hasLineFeed else { return output.writeInline(text) }
    guard style.depth > 0 else { return output.writeInline("…") }
    let outer = output.prefix
    output.prefix += "  "
    output.writeLineBreak()
    output.write(text)
    output.prefix = outer
    output.writeLineBreak()
  }

  private mutating func writeLines(_ children: DumpChildren, _ style: Style) throws {
    let outer = output.prefix
    output.prefix += "  "
    let shown = try children.kind.arranged(children.all, &self)
    for (position, child) in shown.enumerated() {
      output.writeLineBreak()
      let (label, value) = try children.kind.labeled(
        child, at: position, &self, keyDepth: style.depth - 1)
      try write(value, Style(label: label, depth: style.depth - 1))
      if position < shown.count - 1 { output.writeInline(",") }
    }
    output.prefix = outer
    output.writeLineBreak()
  }
}

/// The objects that a text has written, and the numbers that tell them apart.
struct ObjectNumbers {
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var counts: [String: Int] = [:]
  private var addresses: [String: [AnyHashable: Int]] = [:]
  private var visited: Set<ObjectIdentifier> = []

  /// An object's number among those of its type, counted from 0, or from 1 for shared values.
  mutating func number(
    of object: ObjectIdentifier, _ typeName: String, from start: Int = 0
  ) -> Int {
    if let number = numbers[object] { return number }
    let number = start + counts[typeName, default: 0]
    numbers[object] = number
    return number
  }

  /// An address's number among those of its type, counted from 1.
  mutating func number(ofAddress address: AnyHashable, _ typeName: String) -> Int {
    if let number = addresses[typeName]?[address] { return number }
    let number = addresses[typeName, default: [:]].count + 1
    addresses[typeName, default: [:]][address] = number
    return number
  }

  func hasVisited(_ object: ObjectIdentifier) -> Bool { visited.contains(object) }

  /// Notes that an object is being written.
  ///
  /// - Returns: Whether it is written for the first time.
  mutating func visit(_ object: ObjectIdentifier, _ typeName: String) -> Bool {
    guard visited.insert(object).inserted else { return false }
    counts[typeName, default: 0] += 1
    return true
  }
}
