import Testing

@testable import ShellCore

@Suite("The way to where a feature stands")
struct TrailTests {
  private var trail = Trail()

  /// Something that was done at a place, and led to another.
  private func entry(
    _ line: String, _ before: Int, _ after: Int, at seconds: Int = 0
  ) -> TrailEntry {
    var scene = TrailEntry.Scene(prompt: "App")
    scene.place = Trail.Place(step: before, action: before)
    scene.now = .seconds(seconds)
    var entry = TrailEntry(deed: .line(line), before: scene, after: scene)
    entry.after.place = Trail.Place(step: after, action: after)
    return entry
  }

  private func way(to place: Int, at seconds: Int = 0) -> [String] {
    var scene = TrailEntry.Scene(prompt: "App")
    scene.place = Trail.Place(step: place, action: place)
    scene.now = .seconds(seconds)
    return trail.way(to: scene).map { if case .line(let line) = $0.deed { line } else { "" } }
  }

  @Test("ends where the feature stands; what lies ahead is kept")
  mutating func ahead() {
    for entry in [entry("a", 0, 1), entry("b", 1, 2)] { trail.add(entry) }
    #expect(way(to: 2) == ["a", "b"])
    #expect(way(to: 1) == ["a"])
    #expect(way(to: 0) == [])
  }

  @Test("goes on from where something is done; what lay ahead is gone")
  mutating func turned() {
    for entry in [entry("a", 0, 1), entry("b", 1, 2), entry("c", 1, 2)] { trail.add(entry) }
    #expect(way(to: 2) == ["a", "c"])
  }

  @Test("a look takes nothing away")
  mutating func look() {
    for entry in [entry("a", 0, 1), entry("b", 1, 2), entry("look", 1, 1)] { trail.add(entry) }
    #expect(way(to: 1) == ["a", "look"])
    #expect(way(to: 2) == ["a", "look", "b"])
  }

  @Test("a look at a time to which it did not come again is not on it")
  mutating func time() {
    trail.add(entry("a", 0, 1))
    trail.add(entry("late", 1, 1, at: 9))
    #expect(way(to: 1, at: 9) == ["a", "late"])
    #expect(way(to: 1, at: 3) == ["a"])
    trail.add(entry("b", 1, 2, at: 3))
    #expect(way(to: 2, at: 9) == ["a", "b"])
  }

  @Test("in the midst of what a line did it ends with a journey back")
  mutating func midst() {
    var long = entry("a", 0, 1)
    long.after.place.action = 3
    trail.add(long)
    var scene = long.before
    scene.place = Trail.Place(step: 1, action: 2)
    let last = trail.way(to: scene).last
    #expect(last?.deed == .line("goto 2"))
    #expect(last?.isOutputUncertain == true)
  }

  @Test("is let go when it becomes too long")
  mutating func tooLong() {
    for number in 0..<Trail.mostEntries { trail.add(entry("a", number, number + 1)) }
    #expect(!trail.isTooLong)
    trail.add(entry("b", Trail.mostEntries, Trail.mostEntries))
    #expect(trail.isTooLong)
    #expect(way(to: Trail.mostEntries) == [])
  }
}
