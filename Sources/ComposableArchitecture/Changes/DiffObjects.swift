/// Objects, which a diff writes out once and refers to after that.
extension ValueDiffer {
  /// Writes two states of an object that keeps its former state, or two objects.
  mutating func writeDiffObjects(
    _ lhs: any _CustomDiffObject, _ rhs: any _CustomDiffObject, _ pair: DiffPair,
    at place: DiffPlace
  ) throws {
    let object = lhs._objectIdentifier
    guard object == rhs._objectIdentifier else { return try writeBoth(pair, at: place) }
    let (before, after) = lhs._customDiffValues
    let (left, right) = (DumpSubject(before), DumpSubject(after))
    let (leftMirror, rightMirror) = (left.mirror, right.mirror)
    let typeName = DumpedTypeName.of(lhs._customDiffType ?? leftMirror.subjectType)
    guard !dumper.objects.hasVisited(object) else {
      let reference = reference(to: object, typeName, pair.lhsLabel) + place.separator
      return writeLine(reference, .both, indent: place.indent)
    }
    let number = dumper.objects.number(of: object, typeName)
    _ = dumper.objects.visit(object, typeName)
    let states = DiffPair(
      before, after, lhsLabel: numbered(pair.lhsLabel, number),
      rhsLabel: numbered(pair.rhsLabel, number))
    let fields = ReflectedPair(states, left, right, leftMirror, rightMirror)
    try writeChildren(DiffChildren(fieldsOf: fields, typeName), states, at: place)
  }

  /// Writes a shared value before and after a change, or two shared values.
  mutating func writeShared(
    _ lhs: any SharedValue, _ rhs: any SharedValue, _ pair: DiffPair, at place: DiffPlace
  ) throws {
    let former = SharedPerspective.reading(.before) { lhs.sharedID }
    guard former == rhs.sharedID else { return try writeBoth(pair, at: place) }
    let (before, after) = (lhs.value(.before), rhs.value(.after))
    let typeName = DumpedTypeName.of(DumpSubject(after).mirror.subjectType)
    let number = dumper.objects.number(of: lhs.sharedID, typeName, from: 1)
    guard dumper.objects.visit(lhs.sharedID, typeName) else {
      let reference = reference(to: lhs.sharedID, typeName, pair.rhsLabel) + place.separator
      return writeLine(reference, .both, indent: place.indent)
    }
    let values = DiffPair(
      before, after, lhsLabel: numbered(pair.lhsLabel, number),
      rhsLabel: numbered(pair.rhsLabel, number))
    try write(values, at: place, areEqual: false)
  }

  /// Writes two instances of a class.
  mutating func writeInstances(_ reflected: ReflectedPair, at place: DiffPlace) throws {
    let left = ObjectIdentifier(reflected.lhs.value as AnyObject)
    let right = ObjectIdentifier(reflected.rhs.value as AnyObject)
    let typeName = DumpedTypeName.of(reflected.lhsMirror.subjectType)
    let pair = reflected.pair
    guard !dumper.objects.hasVisited(left), !dumper.objects.hasVisited(right) else {
      try writeInstance(pair.lhs, left, typeName, pair.lhsLabel, .lhs, at: place)
      dumper.output.endLine()
      return try writeInstance(pair.rhs, right, typeName, pair.rhsLabel, .rhs, at: place)
    }
    guard left == right else { return try writeBoth(pair, at: place) }
    try writeChildren(DiffChildren(fieldsOf: reflected, typeName), pair, at: place)
  }

  private mutating func writeInstance(
    _ value: Any, _ object: ObjectIdentifier, _ typeName: String, _ label: String?, _ side: Side,
    at place: DiffPlace
  ) throws {
    if dumper.objects.hasVisited(object) {
      return writeLine(reference(to: object, typeName, label), side, indent: place.indent)
    }
    try writeValue(
      value, .init(label: label, isRoot: place.isRoot), side, at: DiffPlace(indent: place.indent))
  }

  private mutating func reference(
    to object: ObjectIdentifier, _ typeName: String, _ label: String?
  ) -> String {
    let number = dumper.objects.number(of: object, typeName)
    return (label.map { "\($0) " } ?? "") + (number > 0 ? "#\(number) " : "") + "\(typeName)(↩︎)"
  }

  private func numbered(_ label: String?, _ number: Int) -> String? {
    guard number > 0 else { return label }
    return label.map { "\($0) #\(number)" } ?? "#\(number)"
  }
}
