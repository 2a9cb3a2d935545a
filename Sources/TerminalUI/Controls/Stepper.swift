/// A value with a minus and a plus: entered as a number, `+` or `-`.
public struct Stepper<Label: View>: View, PrimitiveView {
  private let label: Label
  private let value: String?
  private let bounds: String
  private let work: ControlWork

  /// A stepper that calls functions.
  ///
  /// - Parameters:
  ///   - onIncrement: Called for a plus; nil: there is none.
  ///   - onDecrement: Called for a minus; nil: there is none.
  ///   - label: What the stepper is for.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.label = label()
    value = nil
    work = .steps(up: onIncrement, down: onDecrement)
    bounds = [onIncrement.map { _ in "+" }, onDecrement.map { _ in "-" }].compactMap { $0 }
      .joined(separator: ", ")
  }

  /// A stepper for any number.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.value = "\(value.wrappedValue)"
    bounds = "+, -"
    work = .number(value, in: nil, step: step, stepsFromValue: true)
  }

  /// A stepper for a number within bounds.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.value = "\(value.wrappedValue)"
    let steps = "\(step)" == "1" ? "" : " by \(step)"
    self.bounds = "\(bounds.lowerBound)...\(bounds.upperBound)\(steps)"
    work = .number(value, in: bounds, step: step, stepsFromValue: true)
  }

  package func nodes(in context: ViewContext) -> [Node] {
    [
      context.controls.add(
        .stepper, label: context.nodes(of: label), value: value, choices: bounds, work: work,
        isEnabled: context.environment.isEnabled)
    ]
  }
}

extension Stepper where Label == Text {
  /// A stepper with its title, for any number.
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, step: Value.Stride = 1
  ) {
    self.init(value: value, step: step) { Text(title) }
  }

  /// A stepper with its title, for a number within bounds.
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }

  /// A stepper with its title that calls functions.
  public init(
    _ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }
}
