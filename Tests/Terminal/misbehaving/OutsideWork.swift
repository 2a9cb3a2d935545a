import ComposableArchitecture
import Foundation
import Testing

/// A reducer that starts work outside of effects.
struct OutsideWork: Reducer {
  struct State: Equatable {
    var count = 0
    var number = 0
    var list = Chain.end
  }

  enum Action: Equatable {
    case plus, task, mainTask, detachedTask, thread, exitInTask, loop, closeInput, limitFiles,
      overwrite, random, nest, exitInBlock
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .plus: state.count += 1
      case .task:
        Task {
          try await Task.sleep(nanoseconds: 200_000_000)
          _ = [Int]()[1]  // task
        }
      case .mainTask:
        Task { @MainActor in
          try await Task.sleep(nanoseconds: 200_000_000)
          _ = [Int]()[1]  // mainTask
        }
      case .detachedTask:
        Task.detached {
          try await Task.sleep(nanoseconds: 200_000_000)
          _ = [Int]()[1]  // detachedTask
        }
      case .thread:
        Thread.detachNewThread {
          usleep(200_000)
          _ = [Int]()[1]  // thread
        }
      case .exitInTask:
        Task {
          try await Task.sleep(nanoseconds: 200_000_000)
          exit(0)  // exitInTask
        }
      case .exitInBlock:
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) {
          exit(0)  // exitInBlock
        }
      case .loop:
        Task { @MainActor in
          try await Task.sleep(nanoseconds: 200_000_000)
          print("it hangs")
          fflush(nil)
          while forever {}  // loop
        }
      case .closeInput: close(0)
      case .limitFiles:
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(7), &limit)
        limit.rlim_cur = 3
        setrlimit(__rlimit_resource_t(7), &limit)
      case .overwrite:
        withUnsafeTemporaryAllocation(byteCount: 16, alignment: 8) { memory in
          _ = memset(memory.baseAddress!, 0x41, 300_000)
        }
      case .random: state.number = .random(in: 0..<Int.max)
      case .nest: for number in 0..<20_000 { state.list = .node(state.list, number) }
      }
      return .none
    }
  }
}

nonisolated(unsafe) private var forever = true

indirect enum Chain: Equatable {
  case end, node(Chain, Int)
}

@MainActor struct OutsideTests {
  @Test func first() {}
  @Test func traps() { _ = [Int]()[1] }  // trapInTest
  @Test func exits() { exit(0) }  // exitInTest
  @Test func last() async {
    let store = TestStore(initialState: OutsideWork.State()) { OutsideWork() }
    await store.send(.plus) { $0.count = 1 }
  }
}
