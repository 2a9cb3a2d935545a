import ComposableArchitecture
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// States whose values crash when they are discarded, and what a line does to the terminal that another process repeats.
struct Discarding: Reducer {
  struct State: Equatable {
    var count = 0
    var box: Box?
  }

  enum Action: Equatable {
    case plus, keep, typeKey, wait
  }

  /// Crashes when nobody has it any more.
  final class Box: Equatable {
    let items: [Int] = []

    deinit { _ = items[1] }  // discarded

    static func == (one: Box, other: Box) -> Bool { one === other }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .plus: state.count += 1
      case .keep: state.box = Box()
      case .typeKey:
        var key: UInt8 = 35
        state.count += ioctl(0, UInt(TIOCSTI), &key) == 0 ? 0 : 1000
      case .wait:
        FileHandle.standardError.write(Data("it hangs\n".utf8))
        state.count += 100
        // The first Ctrl-C could end it otherwise; the supervisor's question does.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGINT)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        pause()
      }
      return .none
    }
  }
}
