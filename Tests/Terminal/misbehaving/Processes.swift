import ComposableArchitecture
import Foundation

/// Each action does something to the process: its signals, limits, memory, threads, and copies.
struct Processes: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case plus, ignoredFault, loopingHandler, blockedSignals, ignoredChildren, ignoredInterrupt
    case noSignalStack, smallSignalStack, unmappedSignalStack, send(Int32), sendParent(Int32)
    case queueParent(Int32), timer(Int32), undumpable, noParentDeath, processorTime
    case limit(UInt32, UInt), hardLimit(UInt32, UInt), unmapCode, protectCode, unmapStack, writeCode
    case forkAndReturn, forkAndExit, forkAndTrap, forkAndRead, forkMany
    case forkAndReadLate, run(String), runLong
    case endThread, manyThreads, cancelThread, exitInThread, abortInThread
    case trapAtExit, printAtExit
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .plus: state.count += 1
      case .ignoredFault:
        signal(SIGSEGV, SIG_IGN)
        UnsafeMutablePointer<Int>(bitPattern: 8)!.pointee = 1
      case .loopingHandler:
        for number in [SIGILL, SIGTRAP] { signal(number) { _ in while forever {} } }
        FileHandle.standardError.write(Data("it hangs\n".utf8))
        state.count = [Int]()[state.count]
      case .blockedSignals:
        var all = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_BLOCK, &all, nil)
      case .ignoredChildren: signal(SIGCHLD, SIG_IGN)
      case .ignoredInterrupt: for number in [SIGINT, SIGQUIT, SIGTSTP] { signal(number, SIG_IGN) }
      case .noSignalStack:
        var stack = stack_t()
        stack.ss_flags = 2
        sigaltstack(&stack, nil)
        state.count = deep(0)
      case .smallSignalStack:
        var stack = stack_t()
        stack.ss_sp = malloc(2048)
        stack.ss_size = 2048
        sigaltstack(&stack, nil)
        state.count = deep(0)
      case .unmappedSignalStack:
        var stack = stack_t()
        sigaltstack(nil, &stack)
        // Reserved, because another thread's memory could be mapped at the same place before the stack overflows.
        mmap(stack.ss_sp, stack.ss_size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0)
        state.count = deep(0)
      case .send(let number): raise(number)
      case .sendParent(let number): kill(getppid(), number)
      case .queueParent(let number): sigqueue(getppid(), number, sigval(sival_int: 0))
      case .timer(let kind): startTimer(kind)
      case .undumpable: prctl(4, 0)
      case .noParentDeath: prctl(1, 0)
      case .processorTime:
        limit(0, 1)
        while forever {}
      case .limit(let resource, let value): limit(resource, value)
      case .hardLimit(let resource, let value): limit(resource, value, isHard: true)
      case .unmapCode: munmap(page(of: "dispatch_async"), 65536)
      case .protectCode: mprotect(page(of: "malloc"), 4096, 0)
      case .unmapStack:
        withUnsafeMutablePointer(to: &state) { pointer in
          _ = munmap(UnsafeMutableRawPointer(bitPattern: Int(bitPattern: pointer) & ~4095), 32768)
        }
      case .writeCode:
        let memory = open("/proc/self/mem", O_RDWR)
        pwrite(memory, [UInt8](repeating: 0, count: 4096), 4096, Int(bitPattern: page(of: "write")))
        close(memory)
      case .forkAndReturn: _ = copyProcess()
      case .forkAndExit: if copyProcess() == 0 { exit(0) }
      case .forkAndTrap: if copyProcess() == 0 { state.count = [Int]()[state.count] }
      case .forkAndRead: if copyProcess() == 0 { readForever() }
      case .forkAndReadLate: forkReadersWithoutProcessor()
      case .forkMany: for _ in 0..<50 { if copyProcess() == 0 { sleep(1000) } }
      case .run(let program): replaceProcess(program, [])
      case .runLong:
        replaceProcess("/bin/sleep", ["1000"])
      case .endThread: pthread_exit(nil)
      case .manyThreads: for _ in 0..<200 { Thread.detachNewThread { sleep(1000) } }
      case .cancelThread:
        let own = pthread_self()
        Thread.detachNewThread {
          usleep(200_000)
          pthread_cancel(own)
          print("it hangs")
          fflush(nil)
        }
      case .exitInThread:
        Thread.detachNewThread { exit(0) }  // exitInThread
        sleep(100)
      case .abortInThread:
        Thread.detachNewThread { abort() }  // abortInThread
        sleep(100)
      case .trapAtExit: atexit { UnsafeMutablePointer<Int>(bitPattern: 8)!.pointee = 1 }
      case .printAtExit: atexit { print("bye \u{1B}]0;bad\u{7}") }
      }
      return .none
    }
  }
}

nonisolated(unsafe) private var forever = true

private func deep(_ number: Int) -> Int { forever ? 1 + deep(number + 1) : 0 }

private func startTimer(_ kind: Int32) {
  let time = timeval(tv_sec: 0, tv_usec: 300_000)
  var timer = itimerval(it_interval: time, it_value: time)
  setitimer(__itimer_which_t(UInt32(kind)), &timer, nil)
}

private func limit(_ resource: UInt32, _ value: UInt, isHard: Bool = false) {
  var limit = rlimit()
  getrlimit(__rlimit_resource_t(resource), &limit)
  limit.rlim_cur = value
  if isHard { limit.rlim_max = value }
  setrlimit(__rlimit_resource_t(resource), &limit)
}

private func page(of function: String) -> UnsafeMutableRawPointer? {
  UnsafeMutableRawPointer(bitPattern: Int(bitPattern: dlsym(nil, function)) & ~4095)
}

private func prctl(_ option: Int32, _ value: UInt) {
  typealias Function = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
  _ = unsafeBitCast(dlsym(nil, "prctl"), to: Function.self)(option, value, 0, 0, 0)
}

/// `fork`, which Swift does not offer.
private func copyProcess() -> pid_t {
  unsafeBitCast(dlsym(nil, "fork"), to: (@convention(c) () -> pid_t).self)()
}

private func readForever() {
  var bytes = [UInt8](repeating: 0, count: 100)
  while read(0, &bytes, 100) > 0 {}
  _exit(0)
}

/// Makes copies that wait for keys, and that get no processor while another program, which outlives the line, keeps it busy.
private func forkReadersWithoutProcessor() {
  var copies: [pid_t] = []
  for _ in 0..<32 {
    copies.append(copyProcess())
    if copies.last == 0 { readForever() }
  }
  // The state "S": it waits.
  for copy in copies { while status(of: copy, 0) != "S" { usleep(1000) } }
  var busy = pid_t()
  posix_spawn(&busy, "/bin/sh", nil, nil, pointers(["sh", "-c", "while :; do :; done"]), environ)
  // The time that it has used, in hundredths of a second.
  while status(of: busy, 11) == "0" { usleep(1000) }
  var priority = sched_param()
  // SCHED_IDLE: it runs if nothing else does.
  for copy in copies { sched_setscheduler(copy, 5, &priority) }
}

/// A field of `/proc/PID/stat`, counted from 0 after the name of the program.
private func status(of process: pid_t, _ field: Int) -> Substring? {
  let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
  return text?.split(separator: ")").last?.split(separator: " ")[field]
}

private func pointers(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
  texts.map { strdup($0) } + [nil]
}

private func replaceProcess(_ program: String, _ arguments: [String]) {
  execv(program, pointers([program] + arguments))
}
