/// A part of a screen, as a function of the state that it is created with.
///
/// ```swift
/// struct Greeting: View {
///   let name: String
///   var body: some View { Text("Hello, \(name)") }
/// }
/// ```
///
/// A view only describes. Its `body` is evaluated every time a screen is drawn.
@preconcurrency
@MainActor
public protocol View {
  /// The type of ``body``; `Never` for views that draw themselves.
  associatedtype Body: View

  @ViewBuilder
  var body: Body { get }
}

extension View where Body == Never {
  /// A view that draws itself has no body. Reading it stops the program.
  public var body: Never { fatalError("\(Self.self) draws itself and has no body") }
}

extension Never: View {
  /// This type has no values.
  public var body: Never { fatalError("Never has no values") }
}

/// A view that consists of lines and curves, which a terminal does not draw unless the view draws itself.
@preconcurrency
@MainActor
public protocol CurvedView: View {}

@MainActor
package protocol PrimitiveView: View where Body == Never {
  /// Returns what to draw: any number of nodes, which the container lays out.
  func nodes(in context: ViewContext) -> [LayoutNode]
}

/// A view that draws nothing.
package protocol BlankView: PrimitiveView {}

extension BlankView {
  package func nodes(in context: ViewContext) -> [LayoutNode] { [] }
}

/// A preview of a view.
///
/// In the shell, `load FILE preview 1` starts a feature with the state of the preview's store and draws the preview as its screen.
///
/// ```swift
/// struct CounterView_Previews: PreviewProvider {
///   static var previews: some View { Text("0") }
/// }
/// ```
@preconcurrency @MainActor
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder static var previews: Previews { get }
}
