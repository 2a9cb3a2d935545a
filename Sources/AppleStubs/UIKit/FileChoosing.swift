import AppleStubs
import Foundation
import TerminalUI

// Files are chosen with the picker of a device. The terminal shows that there is one, and how to leave it.

extension View {
  /// Shows a sheet that can only be closed while a binding is true.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { sheet(isPresented: isPresented) { Text("[choosing a file needs a device]") } }

  /// Shows a sheet that can only be closed while a binding is true.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { sheet(isPresented: isPresented) { Text("[choosing a file needs a device]") } }

  /// Shows a sheet that can only be closed while a binding is true.
  public func fileExporter(
    isPresented: Binding<Bool>, document: (some Any)?, contentType: UTType,
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { sheet(isPresented: isPresented) { Text("[saving a file needs a device]") } }

  /// Shows a sheet that can only be closed while a binding is true.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { sheet(isPresented: isPresented) { Text("[moving a file needs a device]") } }
}

/// A view as an image, which only a device draws.
@preconcurrency @MainActor
public final class ImageRenderer<Content: View> {
  /// The view.
  public var content: Content
  /// The number of pixels in a point.
  public var scale: CGFloat = 1
  /// The size that the view is offered.
  public var proposedSize = ProposedViewSize.unspecified
  /// Whether the image has no transparent parts.
  public var isOpaque = false
  public init(content: Content) { self.content = content }
  /// Stops the line: the image is a picture of a screen.
  public var uiImage: UIImage? { deviceStop("ImageRenderer.uiImage") }
}
