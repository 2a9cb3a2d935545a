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
