// Views that show information.

/// A message in place of content: a title, a description, and buttons.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

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
      label.transformingEnvironment { $0.style.isBold = true }
      description
      actions
    }
  }
}

extension ContentUnavailableView
where Label == TerminalUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
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

public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Creates a row from two views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  public var body: some View {
    HStack {
      label
      content
    }
  }
}

extension LabeledContent where Label == Text {
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
