/// What the views of a screen remember from one drawing to the next, by their places on it.
///
/// Whoever draws the same view again and again keeps one.
@MainActor
package final class ViewMemory {
  private var storages: [Key: AnyObject] = [:]

  package init() {}

  /// What is kept for a property of a view; made at first, or when a view of another type stands in the place.
  func storage<Value>(
    at place: ViewPlace, property: Int, make: () -> RememberedStorage<Value>
  ) -> RememberedStorage<Value> {
    let key = Key(place: place, property: property)
    if let known = storages[key] as? RememberedStorage<Value> { return known }
    let made = make()
    storages[key] = made
    return made
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
}
