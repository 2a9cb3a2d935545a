import AppleStubs
import Foundation
import TerminalUI

open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = 0
  open var opaque = false
}

/// What draws images, which have no pixels here.
open class UIGraphicsImageRenderer: NSObject {
  public init(size: CGSize) {}
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {}
  public init(bounds: CGRect) {}

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    deviceStop("UIGraphicsImageRenderer.image")
  }
}

/// Only a renderer creates it.
public struct UIGraphicsImageRendererContext {
  private let never: Never

  public func fill(_ rect: CGRect) { switch never {} }
}

public func UIGraphicsBeginImageContext(_ size: CGSize) {
  deviceStop("UIGraphicsBeginImageContext")
}

public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  deviceStop("UIGraphicsBeginImageContextWithOptions")
}

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  deviceStop("UIGraphicsGetImageFromCurrentImageContext")
}

public func UIGraphicsEndImageContext() { deviceStop("UIGraphicsEndImageContext") }

extension UIImage {
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  /// The terminal has no colors of pixels.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
  public func withTintColor(_ color: UIColor) -> UIImage { deviceStop("UIImage.withTintColor") }
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    deviceStop("UIImage.withTintColor")
  }
}
