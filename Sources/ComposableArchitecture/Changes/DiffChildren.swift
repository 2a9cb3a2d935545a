/// The children of two values with the brackets around them.
struct DiffChildren {
  let opening: String
  let closing: String
  /// The children as the mirrors list them.
  let all: ChildLists
  /// What the children are; `nil` for the lines of a string.
  let kind: ChildKind?
  private var mirrored: (lhs: [Mirror.Child], rhs: [Mirror.Child])?
  /// How much further than the value its children are indented.
  var indent = 2
  /// Ends each child's lines but the last one's.
  var separator = ","
  /// Whether one of the values has a single child that is written on the value's line.
  private(set) var isSingleLeaf = false
  /// Whether the values are objects, whose children are compared in any case.
  private(set) var areObjects = false

  /// Children of a struct, a tuple, or a collection.
  init(_ pair: ReflectedPair) {
    if pair.style == .collection, let lists = ChildLists(elementsOf: pair.lhs, pair.rhs) {
      self.init(opening: "[", closing: "]", lists, .elements)
    } else {
      self.init(
        DumpChildren(pair.lhsMirror, of: pair.lhs), DumpChildren(pair.rhsMirror, of: pair.rhs))
    }
  }

  /// The fields of values that are written after a type's name.
  init(fieldsOf pair: ReflectedPair, _ typeName: String) {
    self.init(
      DumpChildren(fieldsOf: pair.lhs, pair.lhsMirror, typeName),
      DumpChildren(fieldsOf: pair.rhs, pair.rhsMirror, typeName))
    areObjects = pair.lhs.diffObject != nil || pair.rhs.diffObject != nil
  }

  /// The payloads of two enums; `nil` unless both have a payload and the same case.
  init?(payloadsOf pair: ReflectedPair, isRoot: Bool) {
    guard let left = pair.lhsMirror.firstChild, let right = pair.rhsMirror.firstChild,
      let name = left.label, name == right.label
    else { return nil }
    let opening = "\(isRoot ? DumpedTypeName.of(pair.lhsMirror.subjectType) : "").\(name)("
    self.init(
      DumpChildren(payload: left.value, opening: opening),
      DumpChildren(payload: right.value, opening: opening))
  }

  /// The lines of two strings; `nil` if both are of one line.
  init?(linesOf lhs: String, _ rhs: String, isLabeled: Bool) {
    let (left, right) = (DumpedString(lhs), DumpedString(rhs))
    guard left.isMultiline || right.isMultiline else { return nil }
    let count = max(left.poundCount(after: "\"\"\""), right.poundCount(after: "\"\"\""))
    let pounds = String(repeating: "#", count: count)
    self.init(
      opening: "\(pounds)\"\"\"", closing: "\(isLabeled ? "  " : "")\"\"\"\(pounds)",
      ChildLists(linesOf: lhs, rhs), nil)
    (indent, separator) = (isLabeled ? 2 : 0, "")
  }

  private init(opening: String, closing: String, _ all: ChildLists, _ kind: ChildKind?) {
    (self.opening, self.closing, self.all, self.kind) = (opening, closing, all, kind)
  }

  private init(_ lhs: DumpChildren, _ rhs: DumpChildren) {
    let all = ChildLists(lhs.all, rhs.all, matching: lhs.kind.matching)
    self.init(opening: lhs.opening, closing: lhs.closing, all, lhs.kind)
    mirrored = (lhs.all, rhs.all)
    isSingleLeaf = lhs.isSingleLeaf || rhs.isSingleLeaf
  }

  /// Whether unchanged children are counted instead of shown.
  var collapsesUnchanged: Bool { kind?.isCollection ?? false }

  var isSorted: Bool { kind?.isSorted ?? false }

  /// The children that are compared, in the order in which they are shown.
  func arranged(_ dumper: inout ValueDumper) throws -> ChildLists {
    guard let kind, let mirrored else { return all }
    let left = try kind.arranged(mirrored.lhs, &dumper)
    let right = try kind.arranged(mirrored.rhs, &dumper)
    let isComplete = left.count == all.lhsCount && right.count == all.rhsCount
    if isComplete, !kind.isSorted { return all }
    return ChildLists(left, right, matching: kind.matching)
  }

  func labeled(
    _ child: Mirror.Child, at position: Int, _ dumper: inout ValueDumper
  ) throws -> Mirror.Child {
    try kind?.labeled(child, at: position, &dumper) ?? child
  }
}

extension ChildKind {
  fileprivate var matching: ChildLists.Matching {
    switch self {
    case .fields, .tupleElements: .labels
    case .elements, .members: .identity
    case .entries: .entryKeys
    }
  }
}

extension ValueDiffer {
  /// Writes the children of two values between the values' brackets.
  mutating func writeChildren(
    _ children: DiffChildren, _ pair: DiffPair, at place: DiffPlace
  ) throws {
    if children.all.areAllEqual(), !children.areObjects {
      return try writeUnexplained(pair, at: place)
    }
    if children.isSingleLeaf, !children.areObjects {
      return try writeBoth(pair, at: DiffPlace(indent: place.indent, isRoot: place.isRoot))
    }
    let label = pair.rhsLabel.map { "\($0) " } ?? ""
    writeLine(label + children.opening, .both, indent: place.indent)
    dumper.output.endLine()
    var walk = try ChildWalk(children, indent: place.indent + children.indent, &dumper)
    try walk.write(with: &self)
    writeLine(children.closing + place.separator, .both, indent: place.indent)
  }
}

/// Writes the children of two values from the first to the last.
private struct ChildWalk {
  private let children: DiffChildren
  private let lists: ChildLists
  private let script: EditScript
  private let indent: Int
  private var left = 0
  private var right = 0
  /// The number of unchanged children that are not written yet.
  private var unchanged = 0

  init(_ children: DiffChildren, indent: Int, _ dumper: inout ValueDumper) throws {
    self.children = children
    self.indent = indent
    lists = try children.arranged(&dumper)
    script = try EditScript(lists, &dumper.interruption)
  }

  mutating func write(with differ: inout ValueDiffer) throws {
    while left < lists.lhsCount || right < lists.rhsCount {
      try differ.dumper.interruption.step()
      let isRemoved = left < lists.lhsCount && script.isRemoved[left]
      let isInserted = right < lists.rhsCount && script.isInserted[right]
      switch (isRemoved, isInserted) {
      case (false, false): try writeMatch(&differ)
      case (true, true): try writePair(&differ, areEqual: nil, lhsPosition: left)
      case (true, false): try writeRemoved(&differ)
      case (false, true): try writeInserted(&differ)
      }
    }
    try writeUnchanged(&differ)
  }

  private mutating func writeMatch(_ differ: inout ValueDiffer) throws {
    let areEqual = lists.areEqual(left, right)
    guard children.collapsesUnchanged, areEqual else {
      return try writePair(&differ, areEqual: areEqual, lhsPosition: right)
    }
    unchanged += 1
    left += 1
    right += 1
  }

  private mutating func writePair(
    _ differ: inout ValueDiffer, areEqual: Bool?, lhsPosition: Int
  ) throws {
    if !children.isSorted { try writeUnchanged(&differ) }
    let (oldChild, newChild) = (lists.lhs(left), lists.rhs(right))
    let old = try children.labeled(oldChild, at: lhsPosition, &differ.dumper)
    let new = try children.labeled(newChild, at: right, &differ.dumper)
    let isLast = left == lists.lhsCount - 1 && right == lists.rhsCount - 1
    try differ.write(
      DiffPair(old.value, new.value, lhsLabel: old.label, rhsLabel: new.label),
      at: DiffPlace(indent: indent, separator: isLast ? "" : children.separator),
      // Equality of children includes their labels.
      areEqual: oldChild.label == newChild.label ? areEqual : nil)
    differ.dumper.output.endLine()
    left += 1
    right += 1
  }

  private mutating func writeRemoved(_ differ: inout ValueDiffer) throws {
    if !children.isSorted { try writeUnchanged(&differ) }
    let child = try children.labeled(lists.lhs(left), at: left, &differ.dumper)
    try write(child, .lhs, isLast: left == lists.lhsCount - 1, &differ)
    left += 1
  }

  private mutating func writeInserted(_ differ: inout ValueDiffer) throws {
    if !children.isSorted { try writeUnchanged(&differ) }
    let child = try children.labeled(lists.rhs(right), at: right, &differ.dumper)
    try write(child, .rhs, isLast: right == lists.rhsCount - 1 && unchanged == 0, &differ)
    right += 1
  }

  /// Writes a summary in place of the unchanged children that were passed over.
  private mutating func writeUnchanged(_ differ: inout ValueDiffer) throws {
    guard unchanged > 0 else { return }
    let isLast = right == lists.rhsCount
    if unchanged == 1, !children.isSorted {
      let child = try children.labeled(lists.rhs(right - 1), at: right - 1, &differ.dumper)
      try write(child, .both, depth: 0, isLast: isLast, &differ)
    } else {
      let separator = isLast ? "" : children.separator
      differ.writeLine("… (\(unchanged) unchanged)\(separator)", .both, indent: indent)
      differ.dumper.output.endLine()
    }
    unchanged = 0
  }

  private func write(
    _ child: Mirror.Child, _ side: ValueDiffer.Side, depth: Int = .max, isLast: Bool,
    _ differ: inout ValueDiffer
  ) throws {
    try differ.writeValue(
      child.value, .init(label: child.label, depth: depth), side,
      at: DiffPlace(indent: indent, separator: isLast ? "" : children.separator))
    differ.dumper.output.endLine()
  }
}
