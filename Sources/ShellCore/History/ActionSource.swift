import ComposableArchitecture

/// Who sent an action, in what a history keeps of it.
enum ActionSource {
  /// Whoever types.
  case typed
  /// A control of the feature's view.
  case control
  /// The reducer, which returned it as `.send` for an action before it.
  case reducer(ofAction: Int)
  case effect(EffectNote)

  /// As a log names it: `typed`, `control`, `.send`, `effect 3`.
  var name: String {
    switch self {
    case .typed: "typed"
    case .control: "control"
    case .reducer: ".send"
    case .effect(let effect): "effect \(effect.number)"
    }
  }
}

/// What is remembered of an effect that sent something: not the effect, which holds its task. All
/// actions of one effect share it.
final class EffectNote: Sendable {
  let number: Int
  /// Where `.run` was called; nil when the effect has ended and is not known any more.
  let location: SourceLocation?
  /// The number of the action whose effect it is.
  let action: Int

  init(number: Int, location: SourceLocation?, action: Int) {
    self.number = number
    self.location = location
    self.action = action
  }
}
