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

  @Test func `A duration is one value`() {
    #expect(
      ChangeSummary(from: [Duration.seconds(1)], to: [Duration.seconds(300)]).text
        == "[0] 1 second -> 5 minutes")
  }

  @Test func `The random identity of an alert is not listed`() {
    let old = AlertState<Never> { TextState("Stop?") }
    let new = AlertState<Never> { TextState("Discard?") }
    let paths = ChangeSummary(from: old, to: new).changes.map(\.path)
    #expect(!paths.isEmpty && !paths.contains("id"))
  }

  @Test func `A value without ==, in which nothing has changed, is not listed`() {
    let old = Page(sheet: nil, kind: .plain, number: 1)
    let new = Page(sheet: nil, kind: .plain, number: 2)
    #expect(ChangeSummary(from: old, to: new).text == "number 1 -> 2")
    let other = Page(sheet: Page.Sheet(text: "a"), kind: .colored, number: 1)
    #expect(
      ChangeSummary(from: old, to: other).changes.map(\.path) == ["sheet", "kind"])
  }

  @Test func `A value that hides what it contains may have changed`() {
    let changes = ChangeSummary(from: [Hidden(secret: 1)], to: [Hidden(secret: 2)]).changes
    #expect(changes.count == 1)
  }
}

/// A value whose mirror is empty.
private struct Hidden: CustomReflectable {
  let secret: Int
  var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}

/// A state as those of 2.0 are.
private struct Page {
  struct Sheet { var text: String }
  enum Kind {
    case plain, colored
    case sized(Sheet)
  }
  var sheet: Sheet?
  var kind: Kind
  var number: Int
  var nothing = Nothing()
  struct Nothing {}
}
