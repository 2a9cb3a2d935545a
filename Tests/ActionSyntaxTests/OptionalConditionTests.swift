import Testing

@testable import ActionSyntax

@Suite("Conditions on fields of which one is optional")
struct OptionalConditionTests {
  @Test(
    "Two fields are compared if one of them is optional, as in Swift",
    arguments: [
      ("wanted == shown", true), ("shown == wanted", true), ("shown != wanted", false),
      ("again == wanted", true), ("wanted == again", true), ("missing == wanted", false),
      ("missing != wanted", true), ("deep == missing", true), ("shown == again", true),
      ("deep == wanted", false),
    ])
  func optionals(condition: String, holds: Bool) async throws {
    let condition = try StateCondition(
      condition, in: condition, at: 0, for: OptionalCities())
    #expect(condition.holds(OptionalCities()) == holds)
  }

  @Test("Values with an order are compared only if both are there")
  func orderOfOptionals() {
    #expect(throws: (any Error).self) {
      try StateCondition("count < limit", in: "count < limit", at: 0, for: OptionalCities())
    }
  }
}

private struct OptionalCities: Equatable {
  var wanted = "Seoul"
  var shown: String? = "Seoul"
  var again: String?? = "Seoul"
  var missing: String?
  var deep: String?? = .some(nil)
  var count = 1
  var limit: Int? = 2
}
