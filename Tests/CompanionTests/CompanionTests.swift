import CasePaths
import Clocks
import CombineSchedulers
import ConcurrencyExtras
import Dependencies
import DependenciesMacros
import DependenciesTestSupport
import IdentifiedCollections
import Perception
import Sharing
import SwiftNavigation
import SwiftUINavigation
import Testing

@DependencyClient
struct Greeter: Sendable {
  var greet: @Sendable (_ name: String) -> String = { _ in "" }
}

extension Greeter: TestDependencyKey {
  static let testValue = Greeter()
}

extension DependencyValues {
  var greeter: Greeter {
    get { self[Greeter.self] }
    set { self[Greeter.self] = newValue }
  }
}

/// Clients are made here, because the attributes of tests are read before the members that macros add.
private func makeGreeter(_ text: String) -> Greeter { Greeter(greet: { "\(text) \($0)" }) }

@CasePathable
enum Shape: Equatable { case circle(Int), square }

@Suite(
  "A module of a companion, as a package imports it",
  .dependency(\.greeter, makeGreeter("Suite")))
struct CompanionTests {
  @Dependency(\.greeter) var greeter

  @Test("A suite's dependency holds in its tests")
  func suite() { #expect(greeter.greet("A") == "Suite A") }

  @Test("A test's dependency wins", .dependency(\.greeter, makeGreeter("Test")))
  func test() { #expect(greeter.greet("A") == "Test A") }

  @Test(
    "Several dependencies",
    .dependencies {
      $0.greeter = makeGreeter("Both")
      $0.uuid = .incrementing
    })
  func several() {
    @Dependency(\.uuid) var uuid
    #expect(greeter.greet("A") == "Both A")
    #expect(uuid() == UUID(0))
  }

  @Test("A dependency with a type of its own", .dependency(makeGreeter("Type")))
  func type() {
    @Dependency(Greeter.self) var greeter
    #expect(greeter.greet("A") == "Type A")
  }

  @Test("Case paths, identified arrays, and isolated values")
  func values() {
    #expect(Shape.circle(2)[case: \.circle] == 2)
    #expect(Shape.square.is(\.square))
    struct Row: Identifiable { let id: Int }
    #expect(IdentifiedArray(uniqueElements: [Row(id: 1)])[id: 1]?.id == 1)
    #expect(LockIsolated(1).value == 1)
  }

  @Test("Shared values and clocks")
  func sharedValues() async throws {
    @Shared(.inMemory("companions")) var count = 1
    $count.withLock { $0 += 1 }
    #expect(count == 2)
    try await ImmediateClock().sleep(for: .seconds(10))
  }
}
