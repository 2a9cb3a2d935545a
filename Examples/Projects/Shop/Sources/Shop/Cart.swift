import ComposableArchitecture
import ShopModels
import SwiftUI

/// A cart that adds up what is bought.
@Reducer
public struct Cart {
  /// The products, and the sum.
  @ObservableState
  public struct State: Equatable {
    /// What can be bought.
    public var products = Product.samples
    /// The sum of what was bought.
    public var total = 0
    /// Creates an empty cart.
    public init() {}
  }

  /// What the buyer does.
  public enum Action {
    /// The button of a product was tapped.
    case buyTapped(Product.ID)
  }

  /// Creates the reducer.
  public init() {}

  /// Adds the price of each product that is bought.
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

/// A button for each product, and the sum.
public struct CartView: View {
  let store: StoreOf<Cart>

  /// Creates the view of a cart.
  public init(store: StoreOf<Cart>) { self.store = store }

  /// The buttons, and the sum below them.
  public var body: some View {
    ForEach(store.products) { product in
      Button("\(product.name): \(product.price)") { store.send(.buyTapped(product.id)) }
    }
    Text("Total \(store.total)")
  }
}
