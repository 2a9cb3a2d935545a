import Synchronization

/// The contents that shared values have while states from before and after a change are compared or shown.
///
/// States of two moments refer to the same shared values, so they look alike. Inside
/// ``comparing(_:_:_:)`` a read returns the noted content of one of the moments. Values that are not noted
/// have their current content.
package final class SharedPerspective: @unchecked Sendable {
  // Unchecked: only the thread that runs the operation uses it, and only during the operation. `active`
  // checks both, because tasks that the operation starts inherit the task-local value.
  package enum Side { case before, after }

  private var before: SharedContents
  private let after: SharedContents
  private var side: Side
  /// Whether changes are noted in the contents before, instead of being made.
  let isWritable: Bool
  private let thread = CurrentThread.id
  /// Only the thread of the operation reads or writes it.
  private var hasEnded = false

  private init(
    before: SharedContents, after: SharedContents, side: Side, isWritable: Bool
  ) {
    (self.before, self.after, self.side, self.isWritable) = (before, after, side, isWritable)
  }

  /// Runs an operation that compares or shows states. Reads return the contents after the change, except
  /// where a comparison asks for those before it.
  static func comparing<R>(
    _ before: SharedContents, _ after: SharedContents = SharedContents(), _ body: () throws -> R
  ) rethrows -> R {
    guard !before.isEmpty || !after.isEmpty else { return try body() }
    return try SharedPerspective(before: before, after: after, side: .after, isWritable: false)
      .run(body)
  }

  /// Runs an assertion: inside `reading(.before)`, writes change the contents before the change. What the
  /// assertion wrote is then compared with the contents after it, which are the current ones unless states are
  /// being compared.
  static func asserting<R>(_ before: SharedContents, _ body: () throws -> R) rethrows -> R {
    let outer = active
    return try SharedPerspective(
      before: outer?.before.merging(before) ?? before, after: outer?.after ?? SharedContents(),
      side: .after, isWritable: true
    ).run(body)
  }

  private func run<R>(_ body: () throws -> R) rethrows -> R {
    Self.count.wrappingAdd(1, ordering: .relaxed)
    defer {
      hasEnded = true
      Self.count.wrappingSubtract(1, ordering: .relaxed)
    }
    return try Self.$current.withValue(self, operation: body)
  }

  /// Runs a part of the operation that reads the contents of one side.
  func reading<R>(_ side: Side, _ body: () throws -> R) rethrows -> R {
    let outer = self.side
    self.side = side
    defer { self.side = outer }
    return try body()
  }

  /// Runs code that reads the contents of one side, if states are being compared.
  package static func reading<R>(_ side: Side, _ body: () throws -> R) rethrows -> R {
    try active?.reading(side, body) ?? body()
  }

  /// The noted content of a cell; `nil` if it has its current content.
  func content(of cell: some SharedCell) -> Any? {
    switch side {
    case .before: before[cell]
    case .after: after[cell]
    }
  }

  /// Notes a content that an assertion expects.
  func set(_ content: Any, in cell: some SharedCell) { before[cell] = content }

  @TaskLocal private static var current: SharedPerspective?

  /// The number of perspectives in use, so that reads look for one only if there are any.
  private static let count = Atomic<Int>(0)

  /// Whether an assertion is running: writes change what it expects, and not the values.
  package static var isAsserting: Bool { active?.isWritable ?? false }

  /// Whether states of two moments are being compared whose shared values may differ.
  static var showsChanges: Bool { active.map { !$0.before.isEmpty } ?? false }

  /// The perspective of the operation that is running on the current thread.
  static var active: SharedPerspective? {
    guard count.load(ordering: .relaxed) != 0, let current, current.thread == CurrentThread.id,
      !current.hasEnded
    else { return nil }
    return current
  }
}

/// The contents of some cells at one moment.
struct SharedContents: @unchecked Sendable {
  // Unchecked: for the reason given at `Shared`.
  private var byCell: [ObjectIdentifier: Entry] = [:]

  struct Entry {
    /// Retained, so that its identifier stays its own.
    let cell: any SharedCell
    let content: Any
    let stamp: UInt64
  }

  var isEmpty: Bool { byCell.isEmpty }
  var entries: some Collection<Entry> { byCell.values }

  /// These contents, with others in their place.
  func merging(_ others: SharedContents) -> SharedContents {
    var merged = self
    merged.byCell.merge(others.byCell) { _, other in other }
    return merged
  }

  func contains(_ id: ObjectIdentifier) -> Bool { byCell[id] != nil }

  mutating func remove(_ id: ObjectIdentifier) { byCell[id] = nil }

  func entry(_ cell: any SharedCell) -> Entry? { byCell[ObjectIdentifier(cell)] }

  subscript(cell: any SharedCell) -> Any? {
    get { entry(cell)?.content }
    set {
      byCell[ObjectIdentifier(cell)] = newValue.map {
        Entry(cell: cell, content: $0, stamp: Stamp.next())
      }
    }
  }
}

/// A shared value, whatever its type.
///
/// Dumps number the references to shared values and write a value once. See `ValueDumper`.
package protocol SharedValue {
  var sharedID: ObjectIdentifier { get }
  /// The value on the side of a change that is being shown.
  var seen: Any { get }
}

extension SharedValue {
  /// The value on one side of the change that is being shown.
  package func value(_ side: SharedPerspective.Side) -> Any {
    SharedPerspective.reading(side) { seen }
  }
}
