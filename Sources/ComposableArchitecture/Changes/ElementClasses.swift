/// The elements of two lists as numbers: elements that match have the same number.
struct ElementClasses {
  /// How many pairs of elements match.
  private(set) var matchCount = 0
  private let box: EditBox
  private var lhs: [Int] = []
  private var rhs: [Int] = []
  /// For each number, where it is in the second list.
  private var positions: [[Int]] = []
  private var known: [MatchKey: [(number: Int, member: Any)]] = [:]

  /// Numbers the elements of both lists that are in a box.
  init(_ lists: ChildLists, in box: EditBox, _ interruption: inout InterruptionCounter) throws {
    self.box = box
    for y in box.top..<box.bottom {
      try interruption.step()
      let number = try number(of: lists.rhs(y), lists)
      positions[number].append(y)
      rhs.append(number)
    }
    for x in box.left..<box.right {
      try interruption.step()
      let number = try number(of: lists.lhs(x), lists)
      matchCount += positions[number].count
      lhs.append(number)
    }
    known = [:]
  }

  /// Whether an element of the first list and one of the second match.
  var areSame: (Int, Int) -> Bool {
    // A method would copy the whole value at each call in debug builds.
    { [lhs, rhs, left = box.left, top = box.top] in lhs[$0 - left] == rhs[$1 - top] }
  }

  /// Where an element of the first list matches in the second, the last position first.
  ///
  /// - Parameter limit: If more pairs match than this, about so many are given in all, those at
  ///   similar positions.
  func matches(of x: Int, limit: Int) -> ReversedCollection<ArraySlice<Int>> {
    let all = positions[lhs[x - box.left]]
    let share = max(limit / lhs.count, 1)
    guard matchCount > limit, all.count > share else { return all[...].reversed() }
    let similar = box.top + (x - box.left) * rhs.count / lhs.count
    let next = all.firstIndex { $0 >= similar } ?? all.count
    let first = min(max(next - share / 2, 0), all.count - share)
    return all[first..<first + share].reversed()
  }

  private mutating func number(of child: Mirror.Child, _ lists: ChildLists) throws -> Int {
    let key = try lists.key(child)
    let candidates = known[key] ?? []
    let same = candidates.first { key.isExact || ValueEquality.areEqual($0.member, child.value) }
    if let same { return same.number }
    positions.append([])
    known[key] = candidates + [(positions.count - 1, child.value)]
    return positions.count - 1
  }
}

/// By what elements are looked up that may match.
enum MatchKey: Hashable {
  case label(String?)
  case entry(AnyHashable)
  case object(ObjectIdentifier)
  case id(type: ObjectIdentifier, AnyHashable)
  case value(type: ObjectIdentifier, AnyHashable)
  /// The text of a value that cannot be hashed.
  case text(String)

  /// The key of an element of a collection.
  init(element: Any) throws {
    let subject = DumpSubject(element)
    let type = ObjectIdentifier(Swift.type(of: element))
    if let object = subject.diffObject {
      self = .object(object._objectIdentifier)
    } else if let id = Self.id(of: subject) {
      self = .id(type: type, id)
    } else if let value = element as? any Hashable {
      self = .value(type: type, AnyHashable(value))
    } else {
      var dumper = ValueDumper()
      self = .text(try dumper.text(of: element, .init(isRoot: true)))
    }
  }

  private static func id(of subject: DumpSubject) -> AnyHashable? {
    func id<Value: Identifiable>(_ value: Value) -> AnyHashable { AnyHashable(value.id) }
    guard subject.traits.mayBe(.identifiable) else { return nil }
    return (subject.value as? any Identifiable).map { id($0) }
  }

  /// Whether values with the same key match; if not, they have to be compared.
  var isExact: Bool {
    if case .text = self { false } else { true }
  }
}
