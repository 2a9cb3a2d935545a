/// An image from a URL, drawn as the last part of the URL. Nothing is downloaded.
public struct AsyncImage<Content: View>: View {
  private let content: Content

  init(phase: AsyncImagePhase, _ content: (AsyncImagePhase) -> Content) {
    self.content = content(phase)
  }

  public var body: some View { content }
}

extension AsyncImage where Content == Image {
  public init(url: URL?, scale: CGFloat = 1) { content = Image(url?.lastPathComponent ?? "image") }
}

extension AsyncImage {
  /// Creates an image with its own view. The placeholder is not drawn.
  public init(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: (Image) -> Content,
    @ViewBuilder placeholder: () -> some View
  ) { self.content = content(Image(url?.lastPathComponent ?? "image")) }

  /// Creates an image with its own view for each phase. Nothing is downloaded: with a URL the phase is that of success.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: (AsyncImagePhase) -> Content
  ) { self.init(phase: url.map { .success(Image($0.lastPathComponent)) } ?? .empty, content) }
}

public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
