import ComposableArchitecture
import Foundation

/// Each action does something to the files, the terminal, or the folders of the process.
struct Descriptors: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case plus, nullInput, pipeInput, nullOutput, nullErrors, pipeOutput, fileOutput, closeOutput
    case closeErrors, closeStandard, closeOthers, closeFiles, replaceOthers, reopenOthers
    case nonBlocking, blocking, inherited, exhausted, closeStream, reopenStream, unlocked, rewound
    case shutDown, duplicated, rawTerminal, emptyTerminal, stoppedOutput, noTerminal, noWindow
    case ownSession, noVariables, noTemporaryFolder, deletedFolder, noPermissions
    case fullDisk, closeInputLater, closeFilesLater, closeAllLater
    case foreground, rawLoop, rawForever, password, ignoredKeys, overwrite, overwriteAndTrap
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .plus: state.count += 1
      case .nullInput: dup2(open("/dev/null", O_RDONLY), 0)
      case .pipeInput: dup2(makePipe().0, 0)
      case .nullOutput: dup2(open("/dev/null", O_WRONLY), 1)
      case .nullErrors: dup2(open("/dev/null", O_WRONLY), 2)
      case .pipeOutput:
        let (reading, writing) = makePipe()
        dup2(writing, 1)
        close(reading)
      case .fileOutput:
        dup2(fileno(tmpfile()), 1)
        print("into the file")
      case .closeOutput: close(1)
      case .closeErrors: close(2)
      case .closeStandard: for descriptor in 0..<3 as Range<Int32> { close(descriptor) }
      case .closeOthers: for descriptor in 3..<1024 as Range<Int32> { close(descriptor) }
      case .closeFiles:
        for descriptor in others where kind(of: descriptor) == S_IFREG { close(descriptor) }
      case .replaceOthers: for descriptor in others { dup2(1, descriptor) }
      case .reopenOthers:
        for descriptor in others { close(descriptor) }
        for _ in others { _ = open("/dev/null", O_RDWR) }
      case .nonBlocking: for descriptor in others { set(O_NONBLOCK, of: descriptor) }
      case .blocking: for descriptor in others { _ = fcntl(descriptor, F_SETFL, 0) }
      case .inherited: for descriptor in others { _ = fcntl(descriptor, F_SETFD, 0) }
      case .exhausted: while open("/dev/null", O_RDONLY) >= 0 {}
      case .closeStream: fclose(stdout)
      case .reopenStream: freopen("/dev/null", "w", stdout)
      case .unlocked: for descriptor in others { flock(descriptor, LOCK_UN) }
      case .rewound: for descriptor in others { lseek(descriptor, 0, SEEK_SET) }
      case .shutDown: for descriptor in others { shutdown(descriptor, 2) }
      case .duplicated: for descriptor in others { dup2(0, descriptor + 100) }
      case .rawTerminal: change { cfmakeraw(&$0) }
      case .emptyTerminal: change { $0 = termios() }
      case .stoppedOutput: tcflow(0, TCOOFF)
      case .noTerminal: _ = ioctl(0, UInt(TIOCNOTTY))
      case .noWindow:
        var size = winsize()
        _ = ioctl(0, UInt(TIOCSWINSZ), &size)
      case .ownSession: setsid()
      case .noVariables: clearenv()
      case .noTemporaryFolder: setenv("TMPDIR", "/no/such/folder", 1)
      case .deletedFolder:
        var template = Array("/tmp/descriptors-XXXXXX".utf8CString)
        guard let path = mkdtemp(&template) else { break }
        chdir(path)
        rmdir(path)
      case .noPermissions: umask(0o777)
      case .fullDisk: fill("/dev/shm/descriptors-\(getpid())", limit: 1 << 20)
      case .closeInputLater: later { close(0) }
      case .closeAllLater:
        later { for descriptor in 3..<1024 as Range<Int32> { close(descriptor) } }
      case .foreground:
        signal(SIGTTOU, SIG_IGN)
        setpgid(0, 0)
        tcsetpgrp(0, getpid())
      case .rawLoop:
        change { $0.c_lflag = 0 }
        hang {}
      case .rawForever: hang { change { $0.c_lflag = 0 } }
      case .password:
        FileHandle.standardError.write(Data("it hangs\n".utf8))
        _ = getpass("password: ")  // password
      case .ignoredKeys: for number in [SIGINT, SIGTSTP, SIGWINCH] { signal(number, SIG_IGN) }
      case .overwrite: overwriteSharedMemory()
      case .overwriteAndTrap:
        overwriteSharedMemory()
        _ = [Int]()[1]  // overwriteAndTrap
      case .closeFilesLater:
        // Nothing is printed, so that the prompt has no reason to look.
        Thread.detachNewThread {
          usleep(200_000)
          for descriptor in 3..<64 as Range<Int32> where kind(of: descriptor) == S_IFREG {
            close(descriptor)
          }
        }
      }
      return .none
    }
  }

  private var others: Range<Int32> { 3..<64 }

  private func makePipe() -> (Int32, Int32) {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    return (ends[0], ends[1])
  }

  private func set(_ flag: Int32, of descriptor: Int32) {
    let flags = fcntl(descriptor, F_GETFL)
    if flags >= 0 { _ = fcntl(descriptor, F_SETFL, flags | flag) }
  }

  private func change(_ body: (inout termios) -> Void) {
    var settings = termios()
    tcgetattr(0, &settings)
    body(&settings)
    tcsetattr(0, TCSANOW, &settings)
  }

  private func fill(_ path: String, limit: rlim_t) {
    var size = rlimit()
    getrlimit(__rlimit_resource_t(1), &size)
    size.rlim_cur = limit
    setrlimit(__rlimit_resource_t(1), &size)
    let file = open(path, O_WRONLY | O_CREAT, 0o600), block = [UInt8](repeating: 1, count: 4096)
    while write(file, block, block.count) > 0 {}
    close(file)
    unlink(path)
  }

  private func hang(_ body: () -> Void) {
    FileHandle.standardError.write(Data("it hangs\n".utf8))
    while true { body() }
  }

  /// Overwrites the memory that this process shares with others and can write.
  private func overwriteSharedMemory() {
    let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    for line in maps.split(separator: "\n") where line.contains(" rw-s ") {
      let ends = line.prefix { $0 != " " }.split(separator: "-").map { UInt($0, radix: 16)! }
      memset(UnsafeMutableRawPointer(bitPattern: ends[0])!, 255, Int(ends[1] - ends[0]))
    }
  }

  private func later(_ body: @escaping @Sendable () -> Void) {
    Thread.detachNewThread {
      usleep(200_000)
      body()
      print("files closed")
      fflush(nil)
    }
  }
}

private func kind(of descriptor: Int32) -> mode_t {
  var status = stat()
  return fstat(descriptor, &status) == 0 ? status.st_mode & S_IFMT : 0
}
