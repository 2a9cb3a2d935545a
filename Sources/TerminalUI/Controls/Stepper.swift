/// A control that increments and decrements a value.
public struct Stepper<Label: View>: View, PrimitiveView {
  private let label: Label
  private let value: String?
  private let choices: String
  private let behavior: ControlBehavior

  /// Creates a stepper that calls functions.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - onIncrement: Called for `+`; nil if the value cannot be incremented.
  ///   - onDecrement: Called for `-`; nil if the value cannot be decremented.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.label = label()
    value = nil
    behavior = .steps("stepper", up: onIncrement, down: onDecrement)
    choices = behavior.choices.joined(separator: ", ")
  }

  /// Creates a stepper from two functions.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, @ViewBuilder label: () -> Label
  ) { self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement) }

  /// Creates a stepper for any number.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.value = "\(value.wrappedValue)"
    choices = "+, -"
    behavior = .number(
      "stepper", value, in: nil, step: step, stepsFromValue: true, look: .numberStepper)
  }

  /// Creates a stepper for a number within bounds.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.value = "\(value.wrappedValue)"
    let steps = "\(step)" == "1" ? "" : " by \(step)"
    choices = "\(bounds.lowerBound)...\(bounds.upperBound)\(steps)"
    behavior = .number(
      "stepper", value, in: bounds, step: step, stepsFromValue: true, look: .numberStepper)
  }

  package func nodes(in context: ViewContext) -> [LayoutNode] {
    context.control(behavior, label: label, value: value, choices: choices)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title for any number.
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, step: Value.Stride = 1
  ) { self.init(value: value, step: step) { Text(title) } }

  /// Creates a stepper with a title for a number within bounds.
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1
  ) { self.init(value: value, in: bounds, step: step) { Text(title) } }

  /// Creates a stepper with a title that calls functions.
  public init(
    _ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) { self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement) }

  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1
  ) { self.init(title.text, value: value, in: bounds, step: step) }

  /// Creates a stepper. The last function is not called.
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void
  ) { self.init(title, value: value, in: bounds, step: step) }
}

extension ControlLook {
  fileprivate static let numberStepper = stepper(goesUp: true, goesDown: true)
}
