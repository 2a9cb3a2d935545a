import Foundation

/// Views below each other that a phone makes as it scrolls; here they are there at once.
public struct LazyVStack<Content: View>: View {
  private let stack: VStack<Content>

  /// - Parameters:
  ///   - alignment: How the views stand to each other where one is wider.
  ///   - spacing: Points between two views; nil: none.
  ///   - content: The views, from the top.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// The views.
  public var body: some View { stack }
}

/// Views side by side that a phone makes as it scrolls; here they are there at once.
public struct LazyHStack<Content: View>: View {
  private let stack: HStack<Content>

  /// - Parameters:
  ///   - alignment: How the views stand to each other where one is higher.
  ///   - spacing: Points between two views; nil: one column.
  ///   - content: The views, from the left.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// The views.
  public var body: some View { stack }
}
