import Testing

@testable import ComposableArchitecture

/// What becomes of errors that an operation throws.
@MainActor
struct ThrowingTests {
  @Test func `an error without catch is reported with the place of .run`() {
    let line: UInt = #line + 1
    let store = Store.probe(["go": .run { _ in throw Mishap.broken }])
    let texts = reports { drain(store) }.map(\.text)
    #expect(
      texts == [
        """
        TCA002: an effect threw .broken and has no `catch:` to handle it (ThrowingTests.swift:\(line))
        This may be because:
        - the operation of `.run` can fail, and nothing turns the failure into an action
        """
      ])
  }

  @Test func `catch receives the error and may send`() {
    let store = Store.probe([
      "go": .run { _ in
        throw Mishap.broken
      } catch: { error, send in
        await send("\(error)")
      }
    ])
    #expect(reports { drain(store) } == [])
    #expect(store.received == ["go", "broken"])
  }

  @Test func `CancellationError is no error`() {
    let store = Store.probe([
      "go": .run { _ in
        throw CancellationError()
      } catch: { _, send in
        await send("caught")
      }
    ])
    #expect(reports { drain(store) } == [])
    #expect(store.received == ["go"])
  }

  private func drain(_ store: Store<[String], String>) {
    store.send("go")
    store.drainEffects()
  }
}

private enum Mishap: Error { case broken }
