// A view of its own, in a target that does not depend on the architecture.
import SwiftUI

public struct CountText: View {
  let count: Int

  public init(count: Int) { self.count = count }

  public var body: some View { Text("Count: \(count)").font(.title) }
}
