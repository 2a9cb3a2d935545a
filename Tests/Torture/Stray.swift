import ComposableArchitecture
import SwiftUI

/// A feature with a view, effects, tasks, files, and prints, of which some crash, hang, or exit.
@Reducer
struct Stray {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var ticks = 0
    var items = ["a", "b", "c"]
    var steps = 1
    var random = 0
  }

  enum Action {
    case plus, tick, startTimer, stopTimer, fetch, fetched(Int)
    case prints, errors, escapes, file, random
    case trap, exit, trapInEffect, trapInEffectLater, trapInTask, trapInThread, exitInBlock
    case emptyItems, refillItems, endlessView, endView, closeInput, closeMany, limitFiles,
      raiseSignal
    case poll, stopPoll, foreground, rawTerminal, rawLoop, overwrite, closeLater
  }

  private enum ID { case timer, poll }
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .plus: state.count += 1
      case .tick: state.ticks += 1
      case .startTimer:
        return .run { [clock] send in
          for await _ in clock.timer(interval: .milliseconds(50)) { await send(.tick) }
        }
        .cancellable(id: ID.timer, cancelInFlight: true)
      case .stopTimer: return .cancel(id: ID.timer)
      case .fetch:
        return .run { send in
          try await Task.sleep(nanoseconds: 20_000_000)
          await send(.fetched(7))
        }
      case .fetched(let number): state.ticks += number
      case .prints: print(String(repeating: "printed ", count: 200))
      case .errors: fputs("an error\n", stderr)
      case .escapes: fputs("\u{1B}]0;31337\u{7}\u{9B}31337m\u{202E}31337\n", stderr)
      case .file:
        let path = NSTemporaryDirectory() + "stray-\(state.count)"
        FileManager.default.createFile(atPath: path, contents: Data(count: 4096))
        try? FileManager.default.removeItem(atPath: path)
      case .random: state.random = Int.random(in: 0..<1_000_000)
      case .trap: _ = [Int]()[state.count]
      case .exit: Foundation.exit(0)
      case .trapInEffect: return .run { _ in _ = [Int]()[1] }
      case .trapInEffectLater:
        return .run { _ in
          try await Task.sleep(nanoseconds: 30_000_000)
          _ = [Int]()[1]
        }
      case .trapInTask:
        Task {
          try await Task.sleep(nanoseconds: 30_000_000)
          _ = [Int]()[1]
        }
      case .trapInThread:
        Thread.detachNewThread {
          usleep(30_000)
          _ = [Int]()[1]
        }
      case .exitInBlock:
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.03) { Foundation.exit(0) }
      case .emptyItems: state.items = []
      case .refillItems: state.items = ["a"]
      case .endlessView: state.steps = 0
      case .endView: state.steps = 1
      case .closeInput: close(0)
      case .closeMany: for descriptor in 3..<256 { close(Int32(descriptor)) }
      case .limitFiles:
        var limit = rlimit(rlim_cur: 4, rlim_max: 4096)
        setrlimit(__rlimit_resource_t(7), &limit)
      case .raiseSignal: raise(SIGSEGV)
      case .poll:
        return .run { _ in while true { try? await Task.sleep(nanoseconds: 3_600_000_000_000) } }
          .cancellable(id: ID.poll)
      case .stopPoll: return .cancel(id: ID.poll)
      case .foreground:
        signal(SIGTTOU, SIG_IGN)
        setpgid(0, 0)
        tcsetpgrp(0, getpid())
      case .rawTerminal: makeRaw()
      case .rawLoop:
        makeRaw()
        while state.count != .min {}
      case .overwrite:
        let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
        for line in maps.split(separator: "\n") where line.contains(" rw-s ") {
          let ends = line.prefix { $0 != " " }.split(separator: "-").map { UInt($0, radix: 16)! }
          memset(UnsafeMutableRawPointer(bitPattern: ends[0])!, 255, Int(ends[1] - ends[0]))
        }
      case .closeLater:
        Thread.detachNewThread {
          usleep(30_000)
          for descriptor in 3..<256 { close(Int32(descriptor)) }
        }
      }
      return .none
    }
  }
}

private func makeRaw() {
  var modes = termios()
  tcgetattr(0, &modes)
  modes.c_lflag = 0
  tcsetattr(0, TCSANOW, &modes)
}

struct StrayView: View {
  let store: StoreOf<Stray>

  var body: some View {
    VStack {
      Text("First: \(store.items[0])")
      Text("Rest: \(rest)")
      Button("Plus") { store.send(.plus) }
    }
  }

  private var rest: Int {
    var rest = 10
    while rest > 0 { rest -= store.steps }
    return rest
  }
}
