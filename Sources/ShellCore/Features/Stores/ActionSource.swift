enum ActionSource {
  /// A line that was typed.
  case typed
  /// A control of the feature's view.
  case control
  /// The app whose log was imported.
  case imported
  /// The reducer, which returned it with `.send` for an earlier action.
  case reducer(ofAction: Int)
  /// Stored outside the value, because most actions have another source.
  indirect case effect(EffectSource)

  /// As a log names it: `typed`, `control`, `.send`, `effect 3`.
  var name: String {
    switch self {
    case .typed: "typed"
    case .control: "control"
    case .imported: "imported"
    case .reducer: ".send"
    case .effect(let effect): "effect \(effect.number)"
    }
  }
}

/// The facts about an effect that sent an action. All actions of one effect share them. The effect
/// itself is not kept, because it holds its task.
final class EffectSource: Sendable {
  let number: Int
  /// Where `.run` was called; `nil` if the ended effect was discarded.
  let location: SourceLocation?
  /// The number of the action that started it.
  let action: Int

  init(number: Int, location: SourceLocation?, action: Int) {
    self.number = number
    self.location = location
    self.action = action
  }
}
