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
    observe { [weak self] in label.text = "\(self?.store.position ?? 0)" }
  }

  @objc private func tapped() { store.send(.turned(1)) }
}

struct DialRepresentable: UIViewControllerRepresentable {
  let store: StoreOf<Dial>
  func makeUIViewController(context: Context) -> UIViewController {
    DialViewController(store: store)
  }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

#Preview { DialViewController(store: Store(initialState: Dial.State()) { Dial() }) }
