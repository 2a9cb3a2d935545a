import ComposableArchitecture
import SwiftUI

/// A cart, with the number of things in it while there are any.
struct CartImage: View {
  let amount: Int

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      Image(systemName: "cart")
        .font(.system(size: 24))
        .foregroundStyle(.primary)
      if amount > 0 {
        Circle()
          .frame(width: 20, height: 20)
          .foregroundStyle(.red)
          .overlay {
            Text("\(amount)")
              .fontWeight(.heavy)
              .foregroundStyle(.white)
          }
          .offset(x: 24, y: -16)
      }
    }
    .frame(width: 64, height: 48)
  }
}
