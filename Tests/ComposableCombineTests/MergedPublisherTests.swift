import ComposableCombine
import Testing

@Suite("Publishers of several publishers")
struct MergedPublisherTests {
  private struct Failure: Error {}

  @Test("Merged publishers send their values as they come, and end together")
  func merge() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var values: [Int] = []
    var isComplete = false
    let subscription = a.merge(with: b).sink(receiveCompletion: { _ in isComplete = true }) {
      values.append($0)
    }
    a.send(1)
    b.send(2)
    a.send(3)
    a.send(completion: .finished)
    #expect(!isComplete)
    b.send(4)
    b.send(completion: .finished)
    #expect(values == [1, 2, 3, 4])
    #expect(isComplete)
    withExtendedLifetime(subscription) {}
  }

  @Test("Publishers that send at once are merged in their order")
  func order() {
    var values: [Int] = []
    _ = Publishers.Merge3([1, 2].publisher, Just(3), [4].publisher).sink { values.append($0) }
    _ = Publishers.Merge4(Just(5), Just(6), Just(7), Just(8)).sink { values.append($0) }
    _ = Publishers.MergeMany([Just(9), Just(10)]).sink { values.append($0) }
    #expect(values == Array(1...10))
  }

  @Test("A failure of one ends the merged publisher")
  func failure() {
    let (a, b) = (PassthroughSubject<Int, Failure>(), PassthroughSubject<Int, Failure>())
    var (values, hasFailed) = ([Int](), false)
    let subscription = Publishers.Merge(a, b).sink(
      receiveCompletion: { if case .failure = $0 { hasFailed = true } },
      receiveValue: { values.append($0) })
    a.send(1)
    a.send(completion: .failure(Failure()))
    b.send(2)
    #expect(values == [1])
    #expect(hasFailed)
    withExtendedLifetime(subscription) {}
  }

  @Test("The last values are combined as soon as there is one of each")
  func combineLatest() {
    let (a, b) = (PassthroughSubject<Int?, Never>(), PassthroughSubject<String, Never>())
    var values: [String] = []
    let subscription = a.combineLatest(b) { "\($0 ?? 0)\($1)" }.sink { values.append($0) }
    a.send(1)
    a.send(2)
    #expect(values.isEmpty)
    b.send("a")
    a.send(nil)
    b.send("b")
    #expect(values == ["2a", "0a", "0b"])
    withExtendedLifetime(subscription) {}
  }

  @Test("Three publishers are combined")
  func three() {
    let last = CurrentValueSubject<Bool, Never>(false)
    var values: [String] = []
    let subscription = Just(1).combineLatest(Just("a"), last) { "\($0)\($1)\($2)" }.sink {
      values.append($0)
    }
    last.send(true)
    #expect(values == ["1afalse", "1atrue"])
    withExtendedLifetime(subscription) {}
  }
}
