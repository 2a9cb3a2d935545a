/// What the views of a screen remember from one drawing to the next, by their places on it.
///
/// Whoever draws the same view again and again keeps one. What a drawing lacks is forgotten.
@MainActor
package final class ViewMemory {
  private var storages: [Key: AnyObject] = [:]
  private var touched: Set<Key> = []
  private var present: [ViewAppearance] = []
  private var endings: [ViewPlace: @MainActor () -> Void] = [:]

  package init() {}

  /// What is kept for a property of a view; made at first, or when a view of another type stands in the place.
  func storage<Value>(
    at place: ViewPlace, property: Int, make: () -> RememberedStorage<Value>
  ) -> RememberedStorage<Value> {
    let key = Key(place: place, property: property)
    touched.insert(key)
    if let known = storages[key] as? RememberedStorage<Value> { return known }
    let made = make()
    storages[key] = made
    return made
  }

  /// Draws what stands in a place, and forgets what was there and is no more.
  func drawing<Result>(_ place: ViewPlace, _ draw: () -> Result) -> Result {
    touched = []
    defer {
      storages = storages.filter { touched.contains($0.key) || !$0.key.place.isWithin(place) }
    }
    return draw()
  }

  /// Takes note of what a drawing shows: the views that have come up since the one before, and what those want done that have
  /// gone.
  package func update(
    to screen: Screen
  ) -> (arrived: [ViewAppearance], departures: [@MainActor () -> Void]) {
    let shown = Set(screen.appearances.map(\.place))
    let gone = present.filter { $0.place.isWithin(screen.place) && !shown.contains($0.place) }
    let known = Set(present.map(\.place))
    let arrived = screen.appearances.filter { !known.contains($0.place) }
    present = present.filter { !$0.place.isWithin(screen.place) } + screen.appearances
    return (arrived, gone.compactMap(departure))
  }

  /// Keeps what ends the work of a view when it goes away.
  package func keep(_ end: @escaping @MainActor () -> Void, for appearance: ViewAppearance) {
    endings[appearance.place] = end
  }

  private func departure(of appearance: ViewAppearance) -> (@MainActor () -> Void)? {
    if case .disappear(let action) = appearance.work { return action }
    return endings.removeValue(forKey: appearance.place)
  }

  private struct Key: Hashable {
    let place: ViewPlace
    let property: Int
  }
}

/// Where a view stands among the others: the steps from the root down to it.
struct ViewPlace: Hashable {
  private(set) var steps: [AnyHashable] = []

  func appending(_ step: some Hashable) -> ViewPlace {
    var place = self
    place.steps.append(AnyHashable(step))
    return place
  }

  /// Whether the place is another one, or lies below it.
  func isWithin(_ outer: ViewPlace) -> Bool { steps.starts(with: outer.steps) }
}
