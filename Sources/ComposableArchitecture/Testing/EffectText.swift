/// Effects in the messages of failed tests: `Timer.swift:24, from Timer.Action.startButtonTapped,
/// id CancelID.timer`.
struct EffectText {
  let effect: RunningEffect
  /// The action that returned the effect.
  let action: Any

  /// One line: where the effect started and what it is waiting for.
  var line: String { "\(origin): \(occupation)" }

  /// Where the effect started.
  var origin: String {
    let ids = effect.ids.map { ", id \(Self.text(ofID: $0.base))" }.joined()
    return "\(effect.location), from \(ActionLabel.text(of: action))\(ids)"
  }

  private var occupation: String {
    effect.isAsleep
      ? "asleep on a clock that stands still" : "waiting for something outside the test"
  }

  private static func text(ofID id: Any) -> String {
    guard Mirror(reflecting: id).displayStyle == .enum else { return ChangeText.short(id) }
    return "\(type(of: id)).\(id)"
  }
}

extension RunningEffect {
  /// Whether it waits for somebody to move a clock.
  var isAsleep: Bool { sleeping.load(ordering: .acquiring) > 0 }
}
