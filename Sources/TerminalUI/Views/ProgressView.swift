import Foundation

/// The progress of a task: `Loading...`, `50 %`.
public struct ProgressView: View {
  private let text: String

  /// Shows that a task is running.
  public init() { text = "..." }

  /// Shows that a task with a title is running.
  public init(_ title: some StringProtocol) { text = "\(title)..." }

  /// Shows how much of a task is done; nil if that is not known.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    let part = value.map { total == 0 ? 0 : Double($0 / total) }
    text = part.map { "\(Self.percent($0)) %" } ?? "..."
  }

  /// Shows that a task is running, with the words of a label.
  public init(@ViewBuilder label: () -> Text) { self.init(label().plainText) }

  /// Shows how much of a task with a title is done.
  public init<Value: BinaryFloatingPoint>(
    _ title: some StringProtocol, value: Value?, total: Value = 1
  ) { self.init(text: "\(title): ", value: value, total: total) }

  /// Shows how much of a task is done. The views are not drawn.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> some View,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
  ) { self.init(value: value, total: total) }

  /// Shows a time, which is drawn like a task that is running.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) { self.init() }

  init<Value: BinaryFloatingPoint>(text: String, value: Value?, total: Value) {
    self.text = text + Self(value: value, total: total).text
  }

  /// The text.
  public var body: some View { Text(text) }

  private static func percent(_ part: Double) -> Int {
    part.isNaN ? 0 : Int((min(max(part, 0), 1) * 100).rounded())
  }
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

  /// The label and the value.
  public var body: some View {
    HStack {
      label
      ProgressView(value: part)
    }
  }
}
