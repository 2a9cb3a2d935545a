import Testing

@testable import ComposableArchitecture

/// Errors that an operation throws.
@MainActor
struct ThrowingTests {
  @Test func `An error without a catch closure is reported with the location of .run`() {
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

  @Test func `The catch closure receives the error and can send actions`() {
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

  @Test func `A CancellationError is not passed to the catch closure`() {
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
