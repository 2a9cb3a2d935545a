#if Views
/// The content as it is. Systems without observation needed this view; here nothing does.
public struct WithPerceptionTracking<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: Content { content }
}
#endif
