import Foundation

/// Room that takes what the other views of a stack leave.
public struct Spacer: View, PrimitiveView {
  private let minLength: CGFloat?

  /// - Parameter minLength: The points that it takes at least; nil: one column or row.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  package func nodes(in context: ViewContext) -> [Node] { [.spacer(minLength: minLength)] }
}
