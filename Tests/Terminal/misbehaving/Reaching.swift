import ComposableArchitecture
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Each action reaches something outside of the process, and counts if it has succeeded.
struct Reaching: Reducer {
  struct State: Equatable {
    var count = 0
    var error = 0
    /// As the presenter has it: an attempt has no variables.
    var folder = ProcessInfo.processInfo.environment["HOME", default: ""] + "/outside"
  }

  enum Action: Equatable {
    case count, read, readTerminal, openTerminal, findVariables, findListener, findSecret
    case create, append, delete, rename, truncate, makeFolder, makeTemporary
    case connect, signalParent, trace, mount, deleteInEffect, deleteOnThread
    case ended(Int32)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      let file = state.folder + "/file"
      var result: Int32
      switch action {
      case .count: result = 0
      case .readTerminal: result = Self.openedTerminals > 0 ? 0 : -1
      case .openTerminal: result = open("/dev/tty", O_RDONLY)
      case .findVariables: result = Self.variables.isEmpty ? -1 : 0
      case .findListener: result = Self.hasListener ? 0 : -1
      case .findSecret: result = Self.memory.contains("PRESENTERS_TOKEN") ? 0 : -1
      case .read: result = open(file, O_RDONLY)
      case .create: result = open(file + "-new", O_RDONLY | O_CREAT, 0o600)
      case .append: result = open(file, O_WRONLY | O_APPEND)
      case .delete: result = unlink(file)
      case .rename: result = Glibc.rename(file, file + "-new")
      case .truncate: result = Glibc.truncate(file, 0)
      case .makeFolder: result = mkdir(file + "-folder", 0o700)
      case .makeTemporary:
        result = FileManager.default.createFile(atPath: file + "-new", contents: Data()) ? 0 : -1
      case .connect: result = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      case .signalParent: result = kill(getppid(), SIGTERM)
      case .trace: result = Int32(Self.trace())
      case .mount: result = Int32(Self.mount(state.folder))
      case .deleteInEffect:
        return .run { send in
          let isDeleted = (try? FileManager.default.removeItem(atPath: file)) != nil
          await send(.ended(isDeleted ? 0 : -1))
        }
      case .deleteOnThread:
        let done = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var ended: Int32 = 0
        Thread {
          ended = unlink(file)
          done.signal()
        }.start()
        done.wait()
        result = ended
      case .ended(let ended): result = ended
      }
      if result < 0 { state.error -= 1 } else { state.count += 1 }
      return .none
    }
  }

  /// How many terminals can be opened for reading.
  private static var openedTerminals: Int {
    (0..<64).count { number in
      let terminal = open("/dev/pts/\(number)", O_RDONLY | O_NOCTTY | O_NONBLOCK)
      if terminal >= 0 { close(terminal) }
      return terminal >= 0
    }
  }

  /// The names of the variables that say something about the presenter.
  private static var variables: [String] {
    ProcessInfo.processInfo.environment.keys.filter { name in
      !["LANG", "TZ"].contains(name) && !name.hasPrefix("LC_")
    }
  }

  /// What the kernel shows of the variables with which the process began.
  private static var memory: String {
    String(
      decoding: FileManager.default.contents(atPath: "/proc/self/environ") ?? Data(), as: UTF8.self)
  }

  /// Whether a descriptor of this process answers its own filter.
  private static var hasListener: Bool {
    (0..<64).contains { number in
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(number)"))?
        .contains("seccomp") ?? false
    }
  }

  private static func trace() -> Int {
    typealias Trace = @convention(c) (CInt, pid_t, CLong, CLong) -> CLong
    let trace = unsafeBitCast(dlsym(nil, "ptrace"), to: Trace.self)
    return trace(16, getppid(), 0, 0)
  }

  private static func mount(_ folder: String) -> Int {
    typealias Mount =
      @convention(c) (
        UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>, CUnsignedLong, CLong
      ) -> CInt
    let mount = unsafeBitCast(dlsym(nil, "mount"), to: Mount.self)
    return Int(mount("none", folder, "tmpfs", 0, 0))
  }
}
