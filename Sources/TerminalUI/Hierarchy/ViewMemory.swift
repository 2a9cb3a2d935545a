/// What the views of a screen keep from one drawing to the next, by their positions.
///
/// Pass the same memory to every drawing of a view. Values of views that a drawing no longer contains are discarded.
@MainActor
package final class ViewMemory {
  private var values: [Key: AnyObject] = [:]
  private var used: Set<Key> = []
  /// Whether a view has ever had a property such as `@State` or `@ObservedObject`, on which its look can depend.
  private(set) var hasOwnValues = false

  /// Notes that a view has such a property.
  func noteOwnValue() { hasOwnValues = true }
  private var present: [LifecycleHandler] = []
  private var cancellations: [ViewPath: @MainActor (Departure) -> Void] = [:]

  package init() {}

  /// Returns the stored value of a property. It is created at first, and when the type of the view changes.
  func storage<Value>(
    at path: ViewPath, property: Int, make: () -> StoredValue<Value>
  ) -> StoredValue<Value> {
    let key = Key(path: path, property: property)
    used.insert(key)
    if let known = values[key] as? StoredValue<Value> { return known }
    let made = make()
    values[key] = made
    return made
  }

  /// Keeps what a view was made of until the next drawing. Objects that a view gets from others, such as the store of a child, are
  /// identified by their addresses, so they must not be made again for each drawing.
  func keep(_ value: some Any, at path: ViewPath) {
    storage(at: path, property: Self.ownValue) { StoredValue(value) }.value = value
  }

  /// In place of the number of a property.
  private static let ownValue = -1
  /// In place of the number of a property.
  static let editMode = -2

  /// Draws the view at a path, then discards the values that it no longer uses.
  func drawing<Result>(_ path: ViewPath, _ draw: () -> Result) -> Result {
    used = []
    defer {
      values = values.filter { used.contains($0.key) || !$0.key.path.isWithin(path) }
    }
    return draw()
  }

  /// Registers the views that are shown now at a path and below.
  ///
  /// - Returns: The handlers of views that have appeared since the last call, and functions to call for those that have
  ///   disappeared.
  func update(
    at path: ViewPath, to handlers: [LifecycleHandler]
  ) -> (arrived: [LifecycleHandler], departures: [@MainActor () -> Void]) {
    let shown = Set(handlers.map(\.path))
    let gone = present.filter { $0.path.isWithin(path) && !shown.contains($0.path) }
    let known = Set(present.map(\.path))
    let arrived = handlers.filter { !known.contains($0.path) }
    present = present.filter { !$0.path.isWithin(path) } + handlers
    let places = Set(handlers.map(\.place))
    return (arrived, gone.compactMap { departure(of: $0, isShown: places.contains($0.place)) })
  }

  /// Keeps a function that cancels the work of a handler, to be called when its view disappears.
  package func onDeparture(
    of handler: LifecycleHandler, _ cancel: @escaping @MainActor (Departure) -> Void
  ) {
    cancellations[handler.path] = cancel
  }

  private func departure(of handler: LifecycleHandler, isShown: Bool) -> (@MainActor () -> Void)? {
    if case .disappear(let action) = handler.work { return action }
    let cancel = cancellations.removeValue(forKey: handler.path)
    return cancel.map { cancel in { cancel(isShown ? .valueChanged : .viewDisappeared) } }
  }

  private struct Key: Hashable {
    let path: ViewPath
    let property: Int
  }
}

/// A value that several copies of a view share, such as one that a ``ViewMemory`` keeps.
final class StoredValue<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

/// What a view does when it appears, while it is shown, or when it disappears.
package struct LifecycleHandler {
  /// The position of the handler, and the value that the work depends on.
  let path: ViewPath
  /// The position alone.
  let place: ViewPath
  package let work: Work

  /// Whether there is something to do when the view appears.
  package var startsOnArrival: Bool {
    if case .disappear = work { return false }
    return true
  }

  package enum Work {
    /// Called once, when the view appears.
    case appear(@MainActor () -> Void)
    /// Runs from then on, until it ends or the view disappears.
    case task(@Sendable () async -> Void, file: StaticString, line: UInt)
    /// Called once, when the view disappears.
    case disappear(@MainActor () -> Void)
  }
}

/// Why the work of a handler is cancelled.
package enum Departure {
  case viewDisappeared
  /// The view is shown, but the value that the work depends on has changed.
  case valueChanged
}

/// The position of a view in the hierarchy: the steps from the root down to it.
struct ViewPath: Hashable {
  private(set) var steps: [AnyHashable] = []

  func appending(_ step: some Hashable) -> ViewPath {
    var path = self
    path.steps.append(AnyHashable(step))
    return path
  }

  /// Whether the path is an outer path or lies below it.
  func isWithin(_ outer: ViewPath) -> Bool { steps.starts(with: outer.steps) }
}
