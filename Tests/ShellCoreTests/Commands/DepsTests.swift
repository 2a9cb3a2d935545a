import Testing

@testable import ShellCore

@Suite("deps")
@MainActor
struct DepsTests {
  @Test("A seed determines the random numbers that follow")
  func random() async {
    let one = await diarySession(), other = await diarySession()
    for line in ["deps random 42"] { _ = await one.evaluate(line) }
    for line in ["deps random 7", "deps random 42"] { _ = await other.evaluate(line) }
    let numbers = [one, other].map { session in
      session.parts.features.running!.store.dependencies.random { $0.next() }
    }
    #expect(numbers[0] == numbers[1])
  }
}
