// A view of its own, in a file without the architecture.
import SwiftUI

struct CountText: View {
  let count: Int

  var body: some View { Text("Count: \(count)").font(.title) }
}
