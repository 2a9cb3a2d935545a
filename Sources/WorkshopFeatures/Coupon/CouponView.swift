import ComposableArchitecture
import SwiftUI

public struct CouponView: View {
  let store: StoreOf<Coupon>

  public init(store: StoreOf<Coupon>) { self.store = store }

  public var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      VStack(alignment: .leading) {
        Text("Promotion code")
          .padding(.leading, 8)
        TextField(
          "Promotion code",
          text: viewStore.binding(get: \.couponCode, send: { .couponCodeInserted($0) })
        )
        .border(.gray, width: 1)
        if let discount = viewStore.discount {
          Text("\(discount) % off")
        } else if !viewStore.couponCode.isEmpty {
          Text("No such code")
        }
      }
    }
  }
}
