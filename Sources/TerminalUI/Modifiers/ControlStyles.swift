// Styles of one's own, accepted so that view files compile unchanged. They have no effect: a terminal shows the value of a
// control, which a style of one's own often draws as a shape.

/// A style of toggles of one's own. It has no effect.
@preconcurrency @MainActor
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  /// Draws a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A toggle to draw.
public struct ToggleStyleConfiguration {
  /// Its label.
  public let label: AnyView
  /// Whether it is on.
  @Binding public var isOn: Bool
}

/// A style of progress of one's own. It has no effect.
@preconcurrency @MainActor
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  /// Draws the progress.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The progress to draw.
public struct ProgressViewStyleConfiguration {
  /// The part that is done, from 0 to 1.
  public let fractionCompleted: Double?
  /// Its label.
  public let label: AnyView?
  /// The text beside it.
  public let currentValueLabel: AnyView?
}

/// A style of text fields of one's own. It has no effect.
@preconcurrency @MainActor
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = AnyView
  /// Draws a text field.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// A style of boxes of one's own. It has no effect.
@preconcurrency @MainActor
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  /// Draws a box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A box to draw.
public struct GroupBoxStyleConfiguration {
  /// Its label.
  public let label: AnyView
  /// What is in it.
  public let content: AnyView
}

/// A style of disclosure groups of one's own. It has no effect.
@preconcurrency @MainActor
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Draws a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A disclosure group to draw.
public struct DisclosureGroupStyleConfiguration {
  /// Its label.
  public let label: AnyView
  /// What is in it.
  public let content: AnyView
  /// Whether its content is shown.
  @Binding public var isExpanded: Bool
}

/// A style of gauges of one's own. It has no effect.
@preconcurrency @MainActor
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  /// Draws a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A gauge to draw.
public struct GaugeStyleConfiguration {
  /// The value, from 0 to 1.
  public let value: Double
  /// Its label.
  public let label: AnyView
  /// The text beside it.
  public let currentValueLabel: AnyView?
  /// The text at its lower end.
  public let minimumValueLabel: AnyView?
  /// The text at its upper end.
  public let maximumValueLabel: AnyView?
}

/// A style of menus of one's own. It has no effect.
@preconcurrency @MainActor
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  /// Draws a menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A menu to draw.
public struct MenuStyleConfiguration {
  /// Its label.
  public let label: AnyView
  /// What is in it.
  public let content: AnyView
}

extension GroupBox where Label == AnyView, Content == AnyView {
  /// Creates a box in a style of one's own.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}
