import ComposableArchitecture

/// A feature whose actions use files and start programs without asking the shell, as a fault in the shell could.
struct Escape: Reducer {
  struct State: Equatable {
    var result = ""
  }

  enum Action: Equatable {
    case write(String)
    case remove(String)
    case read(String)
    case run(String)
    case put(String, in: String)
    case writeOnThread(String)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .write(let path): state.result = Self.write(path)
    case .remove(let path): state.result = unlink(path) == 0 ? "removed" : "refused"
    case .read(let path):
      state.result = FileManager.default.contents(atPath: path) == nil ? "refused" : "read"
    case .run(let program): state.result = Self.run(program)
    case .put(let text, let path): state.result = Self.write(path, text)
    case .writeOnThread(let path): state.result = Self.onThread { Self.write(path) }
    }
    return .none
  }

  /// Writes in place, which needs no rights in the folder.
  private static func write(_ path: String, _ text: String = "x") -> String {
    guard let file = fopen(path, "w") else { return "refused" }
    defer { fclose(file) }
    return fputs(text, file) < 0 ? "refused" : "written"
  }

  private static func run(_ program: String) -> String {
    let process = Process()
    process.executableURL = URL(filePath: program)
    guard (try? process.run()) != nil else { return "refused" }
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "ran" : "refused"
  }

  private static func onThread(_ body: @escaping @Sendable () -> String) -> String {
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var result = ""
    Thread {
      result = body()
      done.signal()
    }.start()
    done.wait()
    return result
  }
}
