import Testing

@testable import ComposableArchitecture

/// Which changes the observers of a store's fields hear, whatever the bytes of the fields are.
@MainActor
struct ObservedFieldsTests {
  private typealias Change = @Sendable (inout Sheet) -> Void

  /// The number of changes that an observer hears while changes are sent: 0 or 1.
  private func heard<Value>(_ field: KeyPath<Sheet, Value>, _ changes: Change...) -> Int {
    let store = Store(initialState: Sheet()) {
      Reduce<Sheet, Change> { state, change in
        change(&state)
        return .none
      }
    }
    let count = LockIsolated(0)
    withObservationTracking {
      _ = store[dynamicMember: field]
    } onChange: {
      count.withValue { $0 += 1 }
    }
    for change in changes { store.send(change) }
    return count.value
  }

  @Test func `A change of the field is heard, also after changes of others`() {
    #expect(heard(\.number, { $0.text = "b" }, { $0.values = [] }, { $0.number = 2 }) == 1)
    #expect(heard(\.text, { $0.number = 2 }, { $0.text = "b" }) == 1)
    #expect(heard(\.values, { $0.values.append(3) }) == 1)
  }

  @Test func `A field that is replaced with an equal value has not changed`() {
    #expect(heard(\.values, { $0.values = Array($0.values.map { $0 }) }) == 0)
    #expect(heard(\.loose, { $0.loose.ignored += 1 }) == 0)
    #expect(heard(\.loose, { $0.loose.ignored += 1 }, { $0.loose.counted += 1 }) == 1)
  }

  @Test func `A computed field is compared`() {
    #expect(heard(\.isLong, { $0.text = "b" }) == 0)
    #expect(heard(\.isLong, { $0.text = "longer than before" }) == 1)
  }

  @Test func `A change that was heard is heard again after another read`() {
    let store = Store(initialState: Sheet()) {
      Reduce<Sheet, Change> { state, change in
        change(&state)
        return .none
      }
    }
    let count = LockIsolated(0)
    for number in 1...3 {
      withObservationTracking {
        _ = store.number
      } onChange: {
        count.withValue { $0 += 1 }
      }
      store.send { $0.number += 1 }
      store.send { $0.number += 1 }
      #expect(count.value == number)
    }
  }

  @Test func `Changes of one of two observed fields do not end the observation of the other`() {
    let store = Store(initialState: Sheet()) {
      Reduce<Sheet, Change> { state, change in
        change(&state)
        return .none
      }
    }
    let heard = LockIsolated<[String]>([])
    withObservationTracking {
      _ = store.number
    } onChange: {
      heard.withValue { $0.append("number") }
    }
    withObservationTracking {
      _ = store.text
    } onChange: {
      heard.withValue { $0.append("text") }
    }
    store.send { $0.number = 2 }
    #expect(heard.value == ["number"])
    store.send { $0.number = 3 }
    store.send { $0.text = "b" }
    #expect(heard.value == ["number", "text"])
  }
}

@ObservableState
private struct Sheet: Equatable {
  var number = 1
  var text = "a"
  var values = [1, 2]
  var loose = Loose()
  var isLong: Bool { text.count > 5 }

  /// Equal to values with other bytes.
  struct Loose: Equatable {
    var counted = 0
    var ignored = 0

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.counted == rhs.counted }
  }
}
