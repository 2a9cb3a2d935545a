/// Several views as one, to modify them together; it draws nothing of its own.
public struct Group<Content: View>: View {
  private let content: Content

  /// The views of the group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The views of the group.
  public var body: some View { content }
}
