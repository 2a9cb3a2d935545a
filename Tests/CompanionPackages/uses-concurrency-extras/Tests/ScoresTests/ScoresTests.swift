import ConcurrencyExtras
import Testing

@testable import Scores

@Suite struct ScoresTests {
  @Test func addsFromManyTasks() async {
    let scores = Scores()
    await withTaskGroup(of: Void.self) { group in
      for _ in 1...50 { group.addTask { scores.add(2, to: "Blob") } }
    }
    #expect(scores.points(of: "Blob") == 100)
  }

  @Test func streams() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    continuation.yield(1)
    continuation.finish()
    var values: [Int] = []
    for await value in stream.eraseToStream() { values.append(value) }
    #expect(values == [1])
  }
}
