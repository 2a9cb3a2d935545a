/// A title with an icon beside it.
public struct Label<Title: View, Icon: View>: View, PrimitiveView {
  private let title: Title
  private let icon: Icon

  /// Creates a label from two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The icon, then the title, unless the style hides one of them or draws the label itself.
  package func nodes(in context: ViewContext) -> [LayoutNode] {
    switch context.environment.labels {
    case .own(let draw): draw(title, icon, context)
    case .parts(.iconOnly): context.nodes(of: icon)
    case .parts(.titleOnly): context.nodes(of: title)
    case .parts(.automatic), .parts(.titleAndIcon):
      context.nodes(
        of: HStack {
          icon
          title
        })
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a system image.
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

/// An image, drawn as its name in brackets: `[cart]`.
public struct Image: View, PrimitiveView {
  private let name: String
  private var isSystemImage = false

  /// What is drawn in brackets.
  var shownName: String { name }

  /// A system image.
  public init(systemName: String) {
    name = systemName
    isSystemImage = true
  }

  /// An image of the app.
  public init(_ name: String) { self.name = name }

  /// Has no effect: a name has no size to change.
  public func resizable() -> Image { self }

  package func nodes(in context: ViewContext) -> [LayoutNode] {
    let variants = isSystemImage ? context.environment.values.symbolVariants : .none
    return [.symbol(variants.name(of: name), context.environment.style)]
  }
}

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

  init<Value: BinaryFloatingPoint>(text: String, value: Value?, total: Value) {
    self.text = text + Self(value: value, total: total).text
  }

  /// The text.
  public var body: some View { Text(text) }

  private static func percent(_ part: Double) -> Int {
    part.isNaN ? 0 : Int((min(max(part, 0), 1) * 100).rounded())
  }
}

extension View {
  /// Draws the system images in the view in a variant, in addition to the variants that outer views set.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformingEnvironment {
      $0.values.symbolVariants = variant.over($0.values.symbolVariants)
    }
  }
}
