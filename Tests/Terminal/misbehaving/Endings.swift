import ComposableArchitecture
import Foundation

/// Each action ends the program, or never ends.
struct Endings: Reducer {
  struct State: Equatable {
    var count = 0
    var isSending = false
  }

  enum Action: Equatable {
    case plus, exit, exitWithFailure, quickExit, underscoreExit, endSignal
    case loop, semaphore, lock, sleep, prints, readInput, sendForever, bigArray
    case writesFile, startsProcess, startsThread
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loop, .semaphore, .lock, .sleep, .readInput: announce()
      case .sendForever where !state.isSending: announce()
      default: break
      }
      switch action {
      case .plus: state.count += 1
      case .exit: Foundation.exit(0)  // exit
      case .exitWithFailure: Foundation.exit(3)  // exitWithFailure
      case .quickExit: quick_exit(0)  // quickExit
      case .underscoreExit: _exit(0)  // underscoreExit
      case .endSignal: raise(SIGSEGV)  // endSignal
      case .loop:
        while state.count >= 0 { state.count &= 0xFF }  // loop
      case .semaphore: DispatchSemaphore(value: 0).wait()  // semaphore
      case .lock:
        let lock = NSLock()
        lock.lock()
        lock.lock()  // lock
      case .sleep:
        while state.count >= 0 { Foundation.sleep(100) }  // sleep
      case .prints:
        while state.count >= 0 { print("a line") }  // prints
      case .readInput:
        while state.count >= 0 { usleep(1000) }  // readInput
      case .sendForever:
        state.isSending = true
        // After 100,000 actions the line ends without Ctrl-C.
        usleep(100)
        return .send(.sendForever)
      case .bigArray:
        state.count = [UInt8](repeating: 1, count: 100_000_000_000_000).count  // bigArray
      case .writesFile:
        let text = Data("written".utf8)
        state.count = FileManager.default.createFile(atPath: Self.mark, contents: text) ? 11 : 10
      case .startsProcess:
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/mkdir")
        process.arguments = [Self.mark + "-of-process"]
        state.count = (try? process.run()) == nil ? 20 : 21
      case .startsThread:
        let done = DispatchSemaphore(value: 0)
        Thread { done.signal() }.start()
        done.wait()
        state.count = 30
      }
      return .none
    }
  }

  /// What a line must not create.
  static let mark = NSHomeDirectory() + "/mark"

  private func announce() { FileHandle.standardError.write(Data("it hangs\n".utf8)) }
}
