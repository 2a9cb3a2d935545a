// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A table of the styles of one's own that have no effect, accepted so that view files compile unchanged: a terminal shows the
// value of a control, which a style of one's own often draws as a shape.

/// A style of toggles of one's own. It has no effect.
@preconcurrency @MainActor
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct ToggleStyleConfiguration {
  public let label: AnyView
  @Binding public var isOn: Bool
}
/// A style of progress of one's own. It has no effect.
@preconcurrency @MainActor
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct ProgressViewStyleConfiguration {
  public let fractionCompleted: Double?
  public let label: AnyView?
  public let currentValueLabel: AnyView?
}
/// A style of text fields of one's own. It has no effect.
@preconcurrency @MainActor
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = AnyView
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}
/// A style of boxes of one's own. It has no effect.
@preconcurrency @MainActor
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct GroupBoxStyleConfiguration {
  public let label: AnyView
  public let content: AnyView
}
/// A style of disclosure groups of one's own. It has no effect.
@preconcurrency @MainActor
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct DisclosureGroupStyleConfiguration {
  public let label: AnyView
  public let content: AnyView
  @Binding public var isExpanded: Bool
}
/// A style of labeled contents of one's own. It has no effect.
@preconcurrency @MainActor
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct LabeledContentStyleConfiguration {
  public let label: AnyView
  public let content: AnyView
}
/// A style of gauges of one's own. It has no effect.
@preconcurrency @MainActor
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct GaugeStyleConfiguration {
  public let value: Double
  public let label: AnyView
  public let currentValueLabel: AnyView?
  public let minimumValueLabel: AnyView?
  public let maximumValueLabel: AnyView?
}
/// A style of menus of one's own. It has no effect.
@preconcurrency @MainActor
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct MenuStyleConfiguration {
  public let label: AnyView
  public let content: AnyView
}

// The controls in a style of one's own.

extension Toggle where Label == AnyView {
  /// Creates a toggle in a style of one's own.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension GroupBox where Label == AnyView, Content == AnyView {
  /// Creates a box in a style of one's own.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

extension LabeledContent where Label == AnyView, Content == AnyView {
  /// Creates a labeled content in a style of one's own.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Shows how much of a task is done.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(value: configuration.fractionCompleted)
  }
}
