/// Something that was typed, or that came by itself while nobody typed, with what was answered.
struct TrailEntry: Equatable {
  enum Deed: Equatable {
    /// A line, as it was typed.
    case line(String)
    /// Time passed by itself.
    case time(Duration)
    /// Something came from outside to an effect that waited for it.
    case arrival
  }

  let deed: Deed
  /// The prompt before it, without `> `, and the one behind it.
  let prompt: String
  let nextPrompt: String
  /// What was answered, or shown above the line.
  var output = ""
  /// Whether the same lines, typed again, may be answered otherwise: they were interrupted, or
  /// count what was hidden.
  var isOutputUncertain = false
  /// Where the feature stood behind it.
  var place = Trail.Place()
  /// What the feature's clock showed behind it.
  var now = Duration.zero
  /// Whether the passing of time means anything to the feature, as far as was known then.
  var isTimed = false
}
