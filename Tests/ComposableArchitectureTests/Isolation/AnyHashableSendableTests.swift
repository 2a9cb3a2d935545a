import ComposableArchitecture
import Testing

/// Hashable values of different types that may be passed between threads.
@Suite struct AnyHashableSendableTests {
  @Test func `Values of different types are in one set`() {
    let values: Set = [
      AnyHashableSendable(1), AnyHashableSendable("a"), AnyHashableSendable(1),
    ]
    #expect(values.count == 2)
    #expect(AnyHashableSendable(1) != AnyHashableSendable("1"))
  }

  @Test func `A wrapped value is not wrapped again`() {
    let inner = AnyHashableSendable(1)
    #expect(AnyHashableSendable(inner).base is Int)
    #expect(AnyHashableSendable(inner) == inner)
    #expect("\(inner)" == "1")
  }
}
