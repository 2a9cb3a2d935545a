/// A control that selects a number within bounds.
public struct Slider<Label: View>: View, PrimitiveView {
  private let label: Label
  private let value: String
  private let choices: String
  private let behavior: ControlBehavior

  /// Creates a slider for any number within bounds.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value: value, bounds: bounds, step: nil, label: label)
  }

  /// Creates a slider that moves in steps.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride,
    @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value: value, bounds: bounds, step: step, label: label)
  }

  /// Creates a slider with views at its ends, which are not drawn.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> some View,
    @ViewBuilder maximumValueLabel: () -> some View
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value: value, bounds: bounds, step: nil, label: label)
  }

  /// Creates a slider with steps. The labels of the bounds are not drawn.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> some View,
    @ViewBuilder maximumValueLabel: () -> some View,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: label)
  }

  private init<Value: Strideable>(
    value: Binding<Value>, bounds: ClosedRange<Value>, step: Value.Stride?, label: () -> Label
  ) {
    self.label = label()
    self.value = "\(value.wrappedValue)"
    let steps = step.map { " by \($0)" } ?? ""
    choices = "\(bounds.lowerBound)...\(bounds.upperBound)\(steps)"
    behavior = .number(
      "slider", value, in: bounds, step: step, stepsFromValue: false,
      look: .slider(value.wrappedValue, in: bounds))
  }

  package func nodes(in context: ViewContext) -> [LayoutNode] {
    context.control(behavior, label: label, value: value, choices: choices)
  }
}

extension Slider where Label == EmptyView {
  /// Creates a slider without a label.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1
  ) where Value.Stride: BinaryFloatingPoint { self.init(value: value, in: bounds) { EmptyView() } }

  /// Creates a slider without a label that moves in steps.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step) { EmptyView() }
  }

  /// Creates a slider. The function is not called: a terminal sets a value at once.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void
  ) where Value.Stride: BinaryFloatingPoint { self.init(value: value, in: bounds) }

  /// Creates a slider with steps. The function is not called: a terminal sets a value at once.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride,
    onEditingChanged: @escaping (Bool) -> Void
  ) where Value.Stride: BinaryFloatingPoint { self.init(value: value, in: bounds, step: step) }
}
