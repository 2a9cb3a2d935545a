import Combine
import ComposableArchitecture
import SwiftUI
import UIKit

@Reducer
struct Dial {
  @ObservableState
  struct State: Equatable { var position = 0 }

  enum Action { case turned(Int) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .turned(let steps) = action { state.position += steps }
      return .none
    }
  }
}

final class DialViewController: UIViewController {
  private let store: StoreOf<Dial>
  private var cancellables: Set<AnyCancellable> = []

  init(store: StoreOf<Dial>) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
    tap.numberOfTapsRequired = 2
    tap.delegate = self
    label.addGestureRecognizer(tap)
    navigationController?.interactivePopGestureRecognizer?.isEnabled = false
    observe { [weak self] in label.text = "\(self?.store.position ?? 0)" }
  }

  @objc private func tapped() { store.send(.turned(1)) }
}

extension DialViewController: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
}

/// A shape with some corners that are round, and colors and fonts of UIKit.
struct DialFace: Shape {
  let corners: UIRectCorner

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: 4, height: 4))
    path.append(UIBezierPath(ovalIn: rect))
    return Path(path.cgPath)
  }
}

extension UIColor {
  static var face: Self { Self { $0.userInterfaceStyle == .dark ? .white : .black } }
  static func shade(_ value: CGFloat) -> Self { Self(white: value, alpha: 1) }
}

extension Font {
  static var face: Font { Font(UIFont.systemFont(ofSize: 12) as CTFont) }
}

struct DialRepresentable: UIViewControllerRepresentable {
  let store: StoreOf<Dial>
  func makeUIViewController(context: Context) -> UIViewController {
    DialViewController(store: store)
  }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

#Preview { DialViewController(store: Store(initialState: Dial.State()) { Dial() }) }

/// A share sheet with what it is told, and an image that is drawn.
struct DialSheet: UIViewControllerRepresentable {
  let items: [Any]
  let finish: (Bool) -> Void

  func makeUIViewController(context: Context) -> UIActivityViewController {
    let controller = UIActivityViewController(activityItems: items, applicationActivities: nil)
    controller.excludedActivityTypes = [.airDrop, .mail]
    controller.completionWithItemsHandler = { type, isDone, _, _ in
      finish(isDone && type != .print)
    }
    return controller
  }

  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}

extension UIImage {
  func rounded(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      context.fill(CGRect(origin: .zero, size: size))
      withTintColor(.black, renderingMode: .alwaysTemplate)
        .draw(in: CGRect(origin: .zero, size: size))
    }
  }

  func scaled(_ size: CGSize) -> UIImage? {
    UIGraphicsBeginImageContextWithOptions(size, false, 0)
    defer { UIGraphicsEndImageContext() }
    draw(in: CGRect(origin: .zero, size: size))
    return UIGraphicsGetImageFromCurrentImageContext()?.withRenderingMode(.alwaysOriginal)
  }
}

func handOff(_ activity: NSUserActivity) -> URL? {
  activity.title = "dial"
  activity.isEligibleForHandoff = true
  return activity.webpageURL
}
