/// The children of two values, to be compared one by one.
///
/// Children are boxed only when they are asked for, so a long array that is nearly unchanged is
/// compared at the speed of its elements' `==`.
final class ChildLists {
  let lhsCount: Int
  let rhsCount: Int
  let lhs: (Int) -> Mirror.Child
  let rhs: (Int) -> Mirror.Child
  /// By what a child is looked up among many.
  let key: (Mirror.Child) throws -> MatchKey
  private let areEqualChildren: (Int, Int) -> Bool
  private let areMatchingChildren: (Int, Int) -> Bool
  /// The first position at which the lists are known to differ.
  private var firstDifference: Int?

  private init(
    lhsCount: Int, rhsCount: Int, lhs: @escaping (Int) -> Mirror.Child,
    rhs: @escaping (Int) -> Mirror.Child, areEqual: @escaping (Int, Int) -> Bool,
    areMatching: @escaping (Int, Int) -> Bool, key: @escaping (Mirror.Child) throws -> MatchKey
  ) {
    (self.lhsCount, self.rhsCount, self.lhs, self.rhs) = (lhsCount, rhsCount, lhs, rhs)
    (areEqualChildren, areMatchingChildren, self.key) = (areEqual, areMatching, key)
  }

  /// Children from mirrors.
  convenience init(_ lhs: [Mirror.Child], _ rhs: [Mirror.Child], matching: Matching) {
    self.init(
      lhsCount: lhs.count, rhsCount: rhs.count, lhs: { lhs[$0] }, rhs: { rhs[$0] },
      areEqual: {
        lhs[$0].label == rhs[$1].label && ValueEquality.areEqual(lhs[$0].value, rhs[$1].value)
      },
      areMatching: { matching.areMatching(lhs[$0], rhs[$1]) }, key: matching.key)
  }

  /// What makes two children match that are not equal.
  enum Matching {
    case labels
    case identity
    case entryKeys
  }

  func areAllEqual() -> Bool {
    guard lhsCount == rhsCount else { return false }
    firstDifference = (0..<lhsCount).first { !areEqualChildren($0, $0) }
    return firstDifference == nil
  }

  /// Whether two children are equal, and have the same label.
  func areEqual(_ left: Int, _ right: Int) -> Bool {
    if left == right, let firstDifference, left <= firstDifference {
      return left < firstDifference
    }
    return areEqualChildren(left, right)
  }

  /// Whether two children are states of the same thing.
  func areMatching(_ left: Int, _ right: Int) -> Bool {
    if left == right, let firstDifference, left < firstDifference { return true }
    return areMatchingChildren(left, right)
  }
}

extension ChildLists.Matching {
  fileprivate func areMatching(_ left: Mirror.Child, _ right: Mirror.Child) -> Bool {
    switch self {
    case .labels: return left.label == right.label
    case .identity:
      return ValueEquality.areEqual(left.value, right.value)
        || ValueEquality.areIdentical(left.value, right.value)
    case .entryKeys:
      guard let left = left.value as? DumpedEntry, let right = right.value as? DumpedEntry else {
        return ValueEquality.areEqual(left.value, right.value)
      }
      return left.key == right.key
    }
  }

  fileprivate func key(_ child: Mirror.Child) throws -> MatchKey {
    switch self {
    case .labels: return .label(child.label)
    case .identity: return try MatchKey(element: child.value)
    case .entryKeys:
      guard let entry = child.value as? DumpedEntry else {
        return try MatchKey(element: child.value)
      }
      return .entry(entry.key)
    }
  }
}

extension ChildLists {
  /// The lines of two strings.
  convenience init(linesOf lhs: String, _ rhs: String) {
    let (left, right) = (DumpedLine.all(in: lhs), DumpedLine.all(in: rhs))
    self.init(
      lhsCount: left.count, rhsCount: right.count, lhs: { (nil, left[$0]) },
      rhs: { (nil, right[$0]) }, areEqual: { left[$0] == right[$1] },
      areMatching: { left[$0] == right[$1] }, key: Matching.identity.key)
  }
}

/// A line of a string, dumped without quotation marks.
private struct DumpedLine: Hashable, CustomDumpStringConvertible {
  let text: Substring

  var customDumpDescription: String { String(text) }

  static func all(in string: String) -> [DumpedLine] {
    guard !string.isEmpty else { return [] }
    return string.split(separator: "\n", omittingEmptySubsequences: false).map(DumpedLine.init)
  }
}

extension ChildLists {
  /// The elements of two arrays of one type; `nil` if it takes mirrors to compare them.
  convenience init?(elementsOf lhs: DumpSubject, _ rhs: DumpSubject) {
    guard lhs.traits.contains(.elementArray), !lhs.providesMirror,
      type(of: lhs.value) == type(of: rhs.value), let left = lhs.value as? any ElementArray,
      let lists = Self.lists(left, rhs.value)
    else { return nil }
    self.init(
      lhsCount: lists.lhsCount, rhsCount: lists.rhsCount, lhs: lists.lhs, rhs: lists.rhs,
      areEqual: lists.areEqualChildren, areMatching: lists.areMatchingChildren, key: lists.key)
  }

  private static func lists<List: ElementArray>(_ lhs: List, _ rhs: Any) -> ChildLists? {
    guard let rhs = exactly(rhs, as: List.self) else { return nil }
    return lists(lhs.comparedElements, rhs.comparedElements)
  }

  private static func lists<Element>(_ lhs: [Element], _ rhs: [Element]) -> ChildLists? {
    // The dynamic types of objects and existentials decide how they are compared.
    guard !(Element.self is AnyClass), !(Element.self is any _CustomDiffObject.Type),
      let element = Element.self as? any Equatable.Type
    else { return nil }
    let areEqual = equality(element, lhs, rhs)
    let areIdentical = (Element.self as? any Identifiable.Type).map { identity($0, lhs, rhs) }
    return ChildLists(
      lhsCount: lhs.count, rhsCount: rhs.count, lhs: { (nil, lhs[$0]) }, rhs: { (nil, rhs[$0]) },
      areEqual: areEqual,
      areMatching: { left, right in
        areEqual(left, right) || areIdentical.map { $0(left, right) } ?? false
      },
      key: { try MatchKey(element: $0.value) })
  }

  private static func equality<Element: Equatable>(
    _ type: Element.Type, _ lhs: Any, _ rhs: Any
  ) -> (Int, Int) -> Bool {
    let lhs = exactly(lhs, as: [Element].self)!
    let rhs = exactly(rhs, as: [Element].self)!
    return { lhs[$0] == rhs[$1] }
  }

  private static func identity<Element: Identifiable>(
    _ type: Element.Type, _ lhs: Any, _ rhs: Any
  ) -> (Int, Int) -> Bool {
    let lhs = exactly(lhs, as: [Element].self)!
    let rhs = exactly(rhs, as: [Element].self)!
    return { lhs[$0].id == rhs[$1].id }
  }
}
