import ComposableArchitecture
import ShopModels
import SwiftUI

/// MISSING Cart
@Reducer
public struct Cart {
  /// MISSING State
  @ObservableState
  public struct State: Equatable {
    /// What can be bought.
    public var products = Product.samples
    /// The sum of what was bought.
    public var total = 0
    /// Creates options from their bits.
    public init() {}
  }

  /// MISSING Action
  public enum Action {
    case buyTapped(Product.ID)
  }

  /// Creates options from their bits.
  public init() {}

  /// MISSING body
  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .buyTapped(let id):
        state.total += state.products.first { $0.id == id }?.price ?? 0
        return .none
      }
    }
  }
}

/// MISSING CartView
public struct CartView: View {
  let store: StoreOf<Cart>

  /// Creates options from their bits.
  public init(store: StoreOf<Cart>) { self.store = store }

  /// MISSING body
  public var body: some View {
    ForEach(store.products) { product in
      Button("\(product.name): \(product.price)") { store.send(.buyTapped(product.id)) }
    }
    Text("Total \(store.total)")
  }
}
