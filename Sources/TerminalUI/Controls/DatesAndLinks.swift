import Foundation

/// A control that edits a date, written as `2026-11-22 08:30` in UTC.
public struct DatePicker<Label: View>: View, PrimitiveView {
  private let selection: Binding<Date>
  private let label: Label

  /// Creates a control with a view as its label.
  public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.date, .hourAndMinute],
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }

  package func nodes(in context: ViewContext) -> [LayoutNode] {
    let behavior = ControlBehavior(
      kind: "date picker",
      enter: { text in
        DateText.date(text).map { .write("selection", text, $0, to: selection) }
      }, accepted: "a date such as 2026-11-22 08:30", look: .value)
    return context.control(
      behavior, label: label, value: DateText.text(selection.wrappedValue))
  }
}

extension DatePicker where Label == Text {
  /// Creates a control with a title.
  public init(
    _ title: some StringProtocol, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
  ) {
    self.init(selection: selection) { Text(title) }
  }

  /// Creates a control with a title. The range has no effect.
  public init<Range: RangeExpression<Date>>(
    _ title: some StringProtocol, selection: Binding<Date>, in range: Range,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
  ) {
    self.init(selection: selection) { Text(title) }
  }
}

/// A control that edits a text of several lines.
public struct TextEditor: View {
  private let text: Binding<String>

  /// Creates an editor.
  public init(text: Binding<String>) { self.text = text }

  /// A text field.
  public var body: some View { TextField("Text", text: text) }
}

/// A link, drawn as its label and its address.
public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label

  /// Creates a link with a view as its label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The label and the address.
  public var body: some View {
    HStack {
      label
      Text("(\(destination.absoluteString))")
    }
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// An image from a URL, drawn as the last part of the URL. Nothing is downloaded.
public struct AsyncImage<Content: View>: View {
  private let content: Content

  init(phase: AsyncImagePhase, _ content: (AsyncImagePhase) -> Content) {
    self.content = content(phase)
  }

  /// The image.
  public var body: some View { content }
}

extension AsyncImage where Content == Image {
  /// Creates an image.
  public init(url: URL?, scale: CGFloat = 1) { content = Image(url?.lastPathComponent ?? "image") }
}

extension AsyncImage {
  /// Creates an image with its own view. The placeholder is not drawn.
  public init(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: (Image) -> Content,
    @ViewBuilder placeholder: () -> some View
  ) {
    self.content = content(Image(url?.lastPathComponent ?? "image"))
  }
}

/// What an ``AsyncImage`` shows.
public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  /// The image.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The error that the image failed with.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
