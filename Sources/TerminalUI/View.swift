/// A part of a screen: what to show for the state that it was made of.
///
/// ```swift
/// struct Greeting: View {
///   let name: String
///   var body: some View { Text("Hello, \(name)") }
/// }
/// ```
///
/// A view describes and does nothing: `body` is asked for whenever a screen is drawn, as often as somebody draws one.
@preconcurrency
@MainActor
public protocol View {
  /// The type of ``body``; `Never` for views that are drawn as they are.
  associatedtype Body: View

  /// The views that make up this one.
  @ViewBuilder
  var body: Body { get }
}

extension View where Body == Never {
  /// A view that is drawn as it is has no body.
  public var body: Never { fatalError("\(Self.self) has no body: it is drawn as it is.") }
}

extension Never: View {
  /// There is no such view.
  public var body: Never { fatalError("there is no value of Never") }
}

/// A view that knows its own drawing.
@MainActor
package protocol PrimitiveView: View where Body == Never {
  /// What is to be drawn: none, one or several nodes that the container lays out.
  func nodes(in context: ViewContext) -> [Node]
}
