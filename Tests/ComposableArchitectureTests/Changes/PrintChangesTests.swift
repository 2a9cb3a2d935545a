import ComposableArchitecture
import Synchronization
import Testing

/// `_printChanges` prints what the original library prints, byte for byte.
@MainActor
struct PrintChangesTests {
  @Test func `A feature with one field prints each state on one line`() throws {
    let printed = printing {
      let store = Store(initialState: AmountControl.State()) { AmountControl()._printChanges() }
      for action in [.plusButtonTapped, .plusButtonTapped] as [AmountControl.Action] {
        store.send(action)
      }
      for _ in 1...3 { store.send(.minusButtonTapped) }
    }
    #expect(try printed == golden("amount-control"))
  }

  @Test func `A parent prints its child's change among its own fields`() throws {
    let printed = printing {
      let store = Store(initialState: ProductDetailFeature.State()) {
        ProductDetailFeature()._printChanges()
      }
      store.send(.amountControl(.plusButtonTapped))
      for _ in 1...3 { store.send(.amountControl(.minusButtonTapped)) }
      for value in [true, true, false] { store.send(.set(\.$isToggled, value)) }
      store.send(.noop)
      store.send(.noopPayload(3, label: "x"))
      store.send(.reset)
      store.send(.reset)
    }
    #expect(try printed == golden("product-detail"))
  }

  @Test func `A child prints before its parent`() throws {
    let printed = printing {
      let store = Store(initialState: ProductDetailFeature.State()) {
        ProductDetailFeature(childPrinter: .customDump)._printChanges()
      }
      store.send(.amountControl(.plusButtonTapped))
      store.send(.amountControl(.minusButtonTapped))
      store.send(.set(\.$isToggled, true))
      store.send(.noop)
    }
    #expect(try printed == golden("product-detail-child-and-root"))
  }

  @Test func `A child prints nothing for actions of others`() throws {
    let printed = printing {
      let store = Store(initialState: ProductDetailFeature.State()) {
        ProductDetailFeature(childPrinter: .customDump)
      }
      store.send(.amountControl(.plusButtonTapped))
      store.send(.set(\.$isToggled, true))
      store.send(.noop)
    }
    #expect(try printed == golden("product-detail-child-only"))
  }

  @Test func `Labels are printed without values`() throws {
    let printed = printing {
      let store = Store(initialState: ProductDetailFeature.State()) {
        ProductDetailFeature()._printChanges(.actionLabels)
      }
      store.send(.amountControl(.plusButtonTapped))
      store.send(.set(\.$isToggled, true))
      store.send(.noop)
      store.send(.noopPayload(3, label: "x"))
    }
    #expect(try printed == golden("product-detail-action-labels"))
  }

  @Test func `A custom printer receives the action and both states`() {
    var seen: [String] = []
    let store = Store(initialState: AmountControl.State()) {
      AmountControl()._printChanges(
        _ReducerPrinter { action, old, new in seen.append("\(action) \(old.amount) \(new.amount)") }
      )
    }
    store.send(.plusButtonTapped)
    #expect(seen == ["plusButtonTapped 0 1"])
  }

  @Test func `Nothing is printed without a printer`() {
    let printed = printing {
      Store(initialState: AmountControl.State()) { AmountControl()._printChanges(nil) }
        .send(.plusButtonTapped)
    }
    #expect(printed == "")
  }
}

private func printing(_ body: () -> Void) -> String {
  let printed = Printed()
  let sink = ChangePrinter.Sink { text in printed.text.withLock { $0 += text + "\n" } }
  ChangePrinter.$sink.withValue(sink, operation: body)
  return printed.text.withLock { $0 }
}

private final class Printed: Sendable {
  let text = Mutex("")
}

private func golden(_ name: String) throws -> String {
  let url = try #require(
    Bundle.module.url(forResource: name, withExtension: "txt", subdirectory: "Golden"))
  return try String(contentsOf: url, encoding: .utf8)
}
