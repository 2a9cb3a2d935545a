// Views that show information.

import Foundation

/// A message in place of content: a title, a description, and buttons.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a message.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The title, the description, and the buttons below each other.
  public var body: some View {
    VStack {
      label.bold()
      description
      actions
    }
  }
}

extension ContentUnavailableView
where Label == TerminalUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a message with an image.
  public init(_ title: some StringProtocol, systemImage: String, description: Text? = nil) {
    label = TerminalUI.Label(title, systemImage: systemImage)
    self.description = description
    actions = EmptyView()
  }

  /// The message of a search without results.
  public static var search: Self { Self("No Results", systemImage: "magnifyingglass") }

  /// The message of a search without results.
  public static func search(text: String) -> Self {
    Self("No Results for “\(text)”", systemImage: "magnifyingglass")
  }
}

/// A label with a value beside it.
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Creates a row from two views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The label, then the value.
  public var body: some View {
    HStack {
      label
      content
    }
  }
}

extension LabeledContent where Label == Text {
  /// Creates a row with a title.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text("\(String(title)):") }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a row with a title and a text.
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init(title) { Text(value) }
  }

  /// Creates a row with a title and a formatted value.
  public init<F: FormatStyle>(_ title: some StringProtocol, value: F.FormatInput, format: F)
  where F.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
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

extension ProgressView {
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

  /// Shows how much of a task is done.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(value: configuration.fractionCompleted)
  }

  /// Shows a time, which is drawn like a task that is running.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) { self.init() }
}

/// The first view that fits. A terminal draws the first one.
public struct ViewThatFits<Content: View>: View, PrimitiveView {
  private let content: Content

  /// Creates a view from several, of which the first is drawn.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) { self.content = content() }

  package func nodes(in context: ViewContext) -> [LayoutNode] {
    Array(context.nodes(of: content).prefix(1))
  }
}

/// A view that changes with time. It is drawn for one moment: the beginning of 2001.
public struct TimelineView<Content: View>: View {
  private let content: (TimelineViewContext) -> Content

  /// Creates a view.
  public init(
    _ schedule: TimelineSchedule, @ViewBuilder content: @escaping (TimelineViewContext) -> Content
  ) {
    self.content = content
  }

  /// The view at one moment.
  public var body: some View { content(TimelineViewContext()) }
}

/// The moment of a ``TimelineView``.
public struct TimelineViewContext: Sendable {
  /// The beginning of 2001.
  public let date = Date(timeIntervalSinceReferenceDate: 0)
}

/// When a ``TimelineView`` changes.
public enum TimelineSchedule: Sendable {
  case everyMinute, animation
  /// At regular intervals.
  public static func periodic(from date: Date, by interval: TimeInterval) -> Self { .animation }
  /// At some moments.
  public static func explicit(_ dates: some Sequence<Date>) -> Self { .animation }
  /// For an animation.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    .animation
  }
}
