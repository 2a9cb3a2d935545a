/// The progress of a task: `Loading...`, `50 %`.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let text: String
  /// A label that is not a text.
  private var label: Label?

  init(text: String) { self.text = text }

  init<Value: BinaryFloatingPoint>(text: String, value: Value?, total: Value) {
    let part = value.map { total == 0 ? 0 : Double($0 / total) }
    self.init(text: text + (part.map { "\(percent($0)) %" } ?? "..."))
  }

  /// Shows how much of a task is done. The views are not drawn.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(text: "", value: value, total: total) }

  /// The text, after a label that is not a text.
  public var body: some View {
    if let label {
      HStack {
        label
        Text(text)
      }
    } else {
      Text(text)
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows that a task is running, with a label.
  public init(@ViewBuilder label: () -> Label) {
    let label = label()
    self.init(text: "\((label as? Text)?.plainText ?? "")...")
    if !(label is Text) { self.label = label }
  }

  /// Shows how much of a task is done. The label is not drawn.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) { self.init(text: "", value: value, total: total) }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Shows that a task is running.
  public init() { self.init(text: "...") }

  /// Shows how much of a task is done; nil if that is not known.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(text: "", value: value, total: total)
  }

  /// Shows a time, which is drawn like a task that is running.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) { self.init() }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Shows that a task with a title is running.
  public init(_ title: some StringProtocol) { self.init(text: "\(title)...") }

  /// Shows how much of a task with a title is done.
  public init<Value: BinaryFloatingPoint>(
    _ title: some StringProtocol, value: Value?, total: Value = 1
  ) { self.init(text: "\(title): ", value: value, total: total) }
}

private func percent(_ part: Double) -> Int {
  part.isNaN ? 0 : Int((min(max(part, 0), 1) * 100).rounded())
}

/// A value between two bounds, drawn like a ``ProgressView``.
public struct Gauge<Label: View>: View {
  private let label: Label
  private let part: Double

  /// Creates a gauge. The further labels are not drawn.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder maximumValueLabel: () -> some View = { EmptyView() }
  ) {
    self.label = label()
    let length = bounds.upperBound - bounds.lowerBound
    part = length == 0 ? 0 : Double((value - bounds.lowerBound) / length)
  }

  public var body: some View {
    HStack {
      label
      ProgressView(value: part)
    }
  }
}
