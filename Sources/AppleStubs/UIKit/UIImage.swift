import AppleStubs
import Foundation
import TerminalUI

/// An image as a value: the bytes that it was created from.
// Unchecked because it is open: it stores only constants.
open class UIImage: Hashable, @unchecked Sendable {
  private let data: Data

  public init() { data = Data() }
  public init?(data: Data) { self.data = data }
  public init?(data: Data, scale: CGFloat) { self.data = data }
  public init(resource: ImageResource) { data = Data(resource.name.utf8) }
  public init?(named name: String) { data = Data(name.utf8) }
  public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    data = Data(name.utf8)
  }
  public init?(named name: String, in bundle: Bundle?, with configuration: Any?) {
    data = Data(name.utf8)
  }
  public init?(systemName name: String) { data = Data(name.utf8) }
  public init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.data = data
  }

  open var size: CGSize { deviceStop("UIImage.size") }
  open func draw(in rect: CGRect) { deviceStop("UIImage.draw") }
  open func pngData() -> Data? { data }
  open func jpegData(compressionQuality: CGFloat) -> Data? { data }

  public static func == (one: UIImage, other: UIImage) -> Bool { one.data == other.data }
  public func hash(into hasher: inout Hasher) { hasher.combine(data) }
}

extension Image {
  /// The terminal shows a symbol for every image.
  public init(uiImage: UIImage) { self.init(systemName: "photo") }
}
