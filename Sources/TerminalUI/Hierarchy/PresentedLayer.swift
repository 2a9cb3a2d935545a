/// A view over the rest of the screen: a sheet, a popover, an alert.
@MainActor
struct PresentedLayer {
  let kind: Kind
  let title: String?
  let nodes: [LayoutNode]
  /// A button in the lower border that closes the layer; nil if its content closes it.
  let closeButton: LayoutNode?
  let controls: ControlCollection

  enum Kind: String {
    case sheet
    case popover
    case cover = "full screen cover"
    case alert
    case dialog

    /// Whether the layer covers the whole width, and everything below its upper edge.
    var isWide: Bool { self == .sheet || self == .cover }
  }

  var cover: CoveredControl.Cover { CoveredControl.Cover(kind: kind.rawValue, title: title) }
}

/// The place of a layer on the screen.
package struct LayerFrame: Sendable, Equatable {
  package let rows: Range<Int>
  /// Whether it covers the whole width, and everything below its upper edge.
  package let isWide: Bool
}

/// Asks people to choose one of several buttons.
package enum AlertKind {
  case alert
  case dialog
}

/// A value that is presented under another identity than its `id`.
package protocol PresentedItem {
  @MainActor var presentedID: AnyHashable { get }
}

/// The identity of a presented value: its ID, or its type for a value without one.
@MainActor
func identity(of value: Any) -> AnyHashable {
  func id(of value: some Identifiable) -> AnyHashable { AnyHashable(value.id) }
  if let item = value as? any PresentedItem { return item.presentedID }
  return (value as? any Identifiable).map { id(of: $0) }
    ?? AnyHashable(ObjectIdentifier(type(of: value)))
}

/// What the content of a sheet decides about the sheet.
@MainActor
final class SheetSettings {
  /// Whether people cannot close the sheet without a button of its content.
  var isDismissDisabled = false
}
