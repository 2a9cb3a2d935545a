import Foundation
import Testing

@testable import ComposableArchitecture

private struct Bill: Equatable {
  var total: Decimal = 0
  var paid: Date?
  var page = URL(string: "https://example.com/1")!
}

/// The changes of values that Foundation stores in several fields.
struct ChangeSummaryTests {
  @Test func `A number, a date, and an address are one value each`() {
    var bill = Bill(paid: Date(timeIntervalSince1970: 0))
    bill.total = Decimal(string: "12.5")!
    bill.page = URL(string: "https://example.com/2")!
    #expect(
      ChangeSummary(from: Bill(paid: bill.paid), to: bill).changes.map(\.description) == [
        "total 0 -> 12.5",
        "page URL(https://example.com/1) -> URL(https://example.com/2)",
      ])
  }
}
