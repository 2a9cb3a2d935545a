/// Estimates how many bytes a value takes that an earlier value does not share with it.
///
/// Strings and collections share their storage with their copies until one of the copies changes. So a state of many megabytes
/// takes few bytes more after an action that changes a number, and all of them again after one that changes a row.
///
/// The result is the same on every run. Instances of classes and what existentials contain are not counted.
///
/// It is used by one thread.
package final class FootprintPlans {
  /// Counts the bytes of the value at an address. The second address is that of the earlier value, if there is one.
  typealias Plan = (UnsafeRawPointer, UnsafeRawPointer?) -> Int

  /// How the bytes of each type are counted; a `nil` value for types that own no storage.
  private var plans: [ObjectIdentifier: Plan?] = [:]

  package init() {}

  /// The bytes of a value outside of itself, without those that it shares with an earlier one.
  package func bytes<T>(of value: T, notIn earlier: T? = nil) -> Int {
    guard let plan = plan(for: T.self) else { return 0 }
    return withUnsafePointer(to: value) { value in
      guard let earlier else { return plan(UnsafeRawPointer(value), nil) }
      return withUnsafePointer(to: earlier) {
        plan(UnsafeRawPointer(value), UnsafeRawPointer($0))
      }
    }
  }

  /// - Returns: `nil` if values of the type own no storage that is counted.
  func plan(for type: Any.Type) -> Plan? {
    let key = ObjectIdentifier(type)
    if let known = plans[key] { return known }
    // A type that contains itself finds this entry.
    plans[key] = .some { [unowned self] in self.plans[key]??($0, $1) ?? 0 }
    let made = make(type)
    plans[key] = .some(made)
    return made
  }

  private func make(_ type: Any.Type) -> Plan? {
    if let type = type as? any Footprinted.Type { return Self.plan(type, self) }
    if let layout = TupleLayout.of(type) {
      return parts(layout.elements.map { ($0.offset, $0.type) })
    }
    if let layout = StructLayout.of(type), layout.isMemberwise {
      return parts(layout.fields.map { ($0.offset, $0.type) })
    }
    if let layout = EnumLayout.of(type), layout.isReadInPlace { return cases(layout) }
    return nil
  }

  private func parts(_ parts: [(offset: Int, type: Any.Type)]) -> Plan? {
    let plans = parts.compactMap { part in
      plan(for: part.type).map { (offset: part.offset, plan: $0) }
    }
    guard !plans.isEmpty else { return nil }
    return { value, earlier in
      plans.reduce(0) { $0 + $1.plan(value + $1.offset, earlier.map { [o = $1.offset] in $0 + o }) }
    }
  }

  /// Boxes are not followed: a list of indirect cases may be longer than the stack is deep.
  private func cases(_ layout: EnumLayout) -> Plan? {
    let plans = layout.cases.map { one in one.isIndirect ? nil : one.payload.flatMap(plan(for:)) }
    guard plans.contains(where: { $0 != nil }) else { return nil }
    return { value, earlier in
      var bytes = 0
      layout.withCase(at: value) { tag, payload in
        guard let plan = plans[tag] else { return }
        guard let earlier else { return bytes = plan(payload, nil) }
        layout.withCase(at: earlier) { bytes = plan(payload, $0 == tag ? $1 : nil) }
      }
      return bytes
    }
  }

  private static func plan<T: Footprinted>(_: T.Type, _ plans: FootprintPlans) -> Plan {
    let count = T.counting(by: plans)
    return { value, earlier in
      count(
        value.assumingMemoryBound(to: T.self).pointee,
        earlier?.assumingMemoryBound(to: T.self).pointee)
    }
  }
}

/// A type that owns storage.
private protocol Footprinted {
  /// A function that counts the bytes of the storage, without those that an earlier value shares.
  static func counting(by plans: FootprintPlans) -> (Self, Self?) -> Int
}

/// The bytes of the header of an object on the heap.
private let header = 32
/// So many elements of an array stand for all.
private let mostSamples = 64
/// The elements of a larger hash table are not looked into.
private let mostKeys = 1_000

extension String: Footprinted {
  fileprivate static func counting(by plans: FootprintPlans) -> (String, String?) -> Int {
    { value, earlier in
      let count = value.utf8.count
      // Short texts are inside the value.
      guard count > 15 else { return 0 }
      return earlier.map { isSame($0, value) } == true ? 0 : header + count
    }
  }

  /// Whether two values have the same representation, so that they share their storage.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    withUnsafeBytes(of: one) { one in withUnsafeBytes(of: other) { one.elementsEqual($0) } }
  }
}

extension Array: Footprinted {
  fileprivate static func counting(by plans: FootprintPlans) -> (Array, Array?) -> Int {
    elements(Element.self, plans) { $0.withUnsafeBufferPointer(\.self) }
  }
}

extension ContiguousArray: Footprinted {
  fileprivate static func counting(
    by plans: FootprintPlans
  ) -> (ContiguousArray, ContiguousArray?) -> Int {
    elements(Element.self, plans) { $0.withUnsafeBufferPointer(\.self) }
  }
}

/// - Parameter buffer: The elements of a collection, which the caller keeps alive.
private func elements<C, Element>(
  _: Element.Type, _ plans: FootprintPlans,
  _ buffer: @escaping (C) -> UnsafeBufferPointer<Element>
) -> (C, C?) -> Int {
  let plan = plans.plan(for: Element.self)
  return { value, earlier in
    let new = buffer(value), old = earlier.map(buffer)
    guard !new.isEmpty, let start = new.baseAddress, start != old?.baseAddress else { return 0 }
    let own = header + new.count * MemoryLayout<Element>.stride
    guard let plan else { return own }
    let step = Swift.max(1, new.count / mostSamples)
    var sampled = 0, bytes = 0
    for index in stride(from: 0, to: new.count, by: step) {
      let before = old.flatMap { index < $0.count ? $0.baseAddress.map { $0 + index } : nil }
      bytes += plan(UnsafeRawPointer(start + index), before.map(UnsafeRawPointer.init))
      sampled += 1
    }
    return own + bytes * new.count / sampled
  }
}

extension Dictionary: Footprinted {
  fileprivate static func counting(
    by plans: FootprintPlans
  ) -> (Dictionary, Dictionary?) -> Int {
    let plan = plans.plan(for: Value.self)
    return { value, earlier in
      guard !value.isEmpty, !isSameStorage(value, earlier) else { return 0 }
      let own = table(value.count, MemoryLayout<Key>.stride + MemoryLayout<Value>.stride)
      guard plan != nil, value.count <= mostKeys else { return own }
      return value.reduce(own) { $0 + plans.bytes(of: $1.value, notIn: earlier?[$1.key]) }
    }
  }
}

extension Set: Footprinted {
  fileprivate static func counting(by plans: FootprintPlans) -> (Set, Set?) -> Int {
    { value, earlier in
      guard !value.isEmpty, !isSameStorage(value, earlier) else { return 0 }
      return table(value.count, MemoryLayout<Element>.stride)
    }
  }
}

/// Whether two hash tables have the same storage, to which their only field refers.
private func isSameStorage<C>(_ one: C, _ other: C?) -> Bool {
  guard let other else { return false }
  return withUnsafeBytes(of: one) { one in withUnsafeBytes(of: other) { one.elementsEqual($0) } }
}

/// The bytes of a hash table: at least a quarter of its places is free.
private func table(_ count: Int, _ stride: Int) -> Int { header + count * stride * 4 / 3 }
