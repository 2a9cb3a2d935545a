/// A link, drawn as its label and its address.
public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public var body: some View {
    HStack {
      label
      Text("(\(destination.absoluteString))")
    }
  }
}

extension Link where Label == Text {
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, destination: URL) {
    self.init(title.text, destination: destination)
  }
}

/// A button that shares a value, drawn as its label. Nothing is shared.
public struct ShareLink<Label: View>: View {
  private let label: Label

  /// Creates a button with a view as its label.
  public init(
    item: some Sendable, subject: Text? = nil, message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// A button without an action.
  public var body: some View { Button(action: {}) { label } }
}

extension ShareLink where Label == TerminalUI.Label<Text, Image> {
  public init(item: some Sendable, subject: Text? = nil, message: Text? = nil) {
    self.init("Share", item: item)
  }

  public init(_ title: some StringProtocol, item: some Sendable) {
    self.init(item: item) { TerminalUI.Label(title, systemImage: "square.and.arrow.up") }
  }

  public init(
    _ title: some StringProtocol, item: some Sendable, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview
  ) { self.init(title, item: item) }

  public init(
    item: some Sendable, subject: Text? = nil, message: Text? = nil, preview: SharePreview
  ) { self.init(item: item) }
}

extension ShareLink {
  public init(
    item: some Sendable, subject: Text? = nil, message: Text? = nil, preview: SharePreview,
    @ViewBuilder label: () -> Label
  ) { self.init(item: item, label: label) }
}

/// What a phone shows of a shared item. A terminal shares nothing.
public struct SharePreview: Sendable {
  public init(_ title: some StringProtocol) {}
  public init(_ title: Text) {}
  public init(_ title: some StringProtocol, image: some Sendable) {}
  public init(_ title: some StringProtocol, icon: some Sendable) {}
  public init(_ title: some StringProtocol, image: some Sendable, icon: some Sendable) {}
}
