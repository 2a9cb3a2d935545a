/// Something that was typed, or that came by itself while nobody typed, with what was answered.
struct TrailEntry: Equatable {
  enum Deed: Equatable {
    /// A line, as it was typed.
    case line(String)
    /// Time went by, and woke somebody.
    case time
    /// Something came from outside to an effect that waited for it.
    case arrival
  }

  /// How things stand before or behind it.
  struct Scene: Equatable {
    /// Without `> `.
    var prompt: String
    var place = Trail.Place()
    /// Whether effects are under way.
    var hasEffects = false
    /// How many journeys through time had been made.
    var journeys = 0
    /// What the feature's clock shows.
    var now = Duration.zero
    var settings = PrintSettings()
  }

  var deed: Deed
  var before: Scene
  var after: Scene
  /// What was answered, or shown above the line.
  var output = ""
  /// Whether the same lines, typed again, may be answered otherwise: they were interrupted, or
  /// tell of what is not on the way.
  var isOutputUncertain = false
  /// The code of what was warned of meanwhile.
  var warning: String?
  /// Whether the passing of time means anything to the feature, as far as was known then.
  var isTimed = false
}
