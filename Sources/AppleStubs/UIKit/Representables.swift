import TerminalUI

/// What the methods of a representable get.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
}

/// What the methods of a representable get.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  public let coordinator: Representable.Coordinator
}

/// A view of UIKit inside a SwiftUI view. The terminal shows its name; nothing creates the view.
@preconcurrency @MainActor
public protocol UIViewRepresentable: View {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ view: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  public var body: some View { Text("[\(String(describing: Self.self)) is a view of UIKit]") }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// A controller of UIKit inside a SwiftUI view. The terminal shows its name; nothing creates the controller.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ controller: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  public var body: some View {
    Text("[\(String(describing: Self.self)) is a controller of UIKit]")
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
