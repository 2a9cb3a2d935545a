/// What a kind of control is called, which values it accepts, and what operating it does.
///
/// A behavior decides; ``Control`` performs. A value is either turned into an operation or refused, and a refused value
/// changes nothing.
@MainActor
struct ControlBehavior {
  /// The kind of control as a noun, for error messages: "toggle".
  let kind: String
  /// Returns what a tap does; nil if a tap alone does nothing.
  var tap: (() -> Operation)?
  /// Returns what entering a text does, or nil for a text that is not accepted. Nil if the control takes no values.
  var enter: ((String) -> Operation?)?
  /// The accepted values if they can be listed.
  var choices: [String] = []
  /// The accepted values in words: "on or off".
  var accepted = ""
  /// Converts a value into what the screen shows.
  var displayText: (String) -> String = { $0 }
  /// What the control looks like where it is not drawn as text.
  var look = ControlLook.button(.plain)

  /// Something that a control does, and what it writes.
  struct Operation {
    let write: ControlWrite?
    let perform: () -> Void

    static func call(_ action: @escaping () -> Void) -> Operation {
      Operation(write: nil, perform: action)
    }

    /// Writes a value to a binding.
    ///
    /// - Parameters:
    ///   - name: The name of the binding's parameter.
    ///   - text: The value as people would enter it.
    static func write<Value>(
      _ name: String, _ text: String, _ value: Value, to binding: Binding<Value>
    ) -> Operation {
      Operation(write: ControlWrite(binding: name, value: text)) { binding.wrappedValue = value }
    }
  }
}

extension ControlBehavior {
  /// Accepts any text.
  static func text(
    _ kind: String, _ text: Binding<String>, look: ControlLook,
    displayText: @escaping (String) -> String
  ) -> ControlBehavior {
    ControlBehavior(
      kind: kind, enter: { .write("text", $0, $0, to: text) }, accepted: "a text",
      displayText: displayText, look: look)
  }

  /// Calls functions for `+` and `-`; nil refuses that direction.
  static func steps(
    _ kind: String, up increment: (() -> Void)?, down decrement: (() -> Void)?
  ) -> ControlBehavior {
    let directions = [("+", increment), ("-", decrement)].filter { $0.1 != nil }
    return ControlBehavior(
      kind: kind,
      enter: { text in
        directions.first { $0.0 == text }?.1.map { .call($0) }
      },
      choices: directions.map(\.0), accepted: directions.map(\.0).joined(separator: " or "),
      look: .stepper(goesUp: increment != nil, goesDown: decrement != nil))
  }

  /// Writes a number within bounds that is reached in whole steps; `+` and `-` move by one step.
  ///
  /// - Parameters:
  ///   - bounds: Nil for no bounds.
  ///   - step: The distance from one number to the next; nil accepts every number.
  ///   - stepsFromValue: Whether steps also count from the current number, not only from the lower bound.
  static func number<Value: Strideable>(
    _ kind: String, _ value: Binding<Value>, in bounds: ClosedRange<Value>?, step: Value.Stride?,
    stepsFromValue: Bool, look: ControlLook
  ) -> ControlBehavior {
    let input = NumberInput(
      value: value, bounds: bounds, step: step, stepsFromValue: stepsFromValue)
    return ControlBehavior(
      kind: kind, enter: input.operation, accepted: input.accepted, look: look)
  }
}
