import Synchronization

/// The jobs of one store's effects, in the order in which they became ready, run one after the
/// other by whoever drains them.
///
/// Jobs that the draining thread itself makes ready go straight into the queue; those of other
/// threads arrive in an inbox.
final class JobQueue: @unchecked Sendable {
  // Unchecked: `ring` is touched by the draining thread alone (`DrainingThread.current` is compared
  // first), all the rest is atomic or under the lock.
  private let ring = Ring()
  private let inbox = Mutex<[Job]>([])
  private let arrived = Atomic<Int>(0)

  /// A job and the kind of executor that it has to be told it runs on.
  struct Job {
    let job: UnownedJob
    let runsOnMain: Bool
  }

  private final class Ring {
    var jobs: [Job] = []
    var head = 0
  }

  /// Adds a job made ready by the thread that drains this queue.
  func appendWhileDraining(_ job: Job) { ring.jobs.append(job) }

  /// Adds a job made ready by another thread.
  func deliver(_ job: Job) {
    inbox.withLock { $0.append(job) }
    arrived.add(1, ordering: .releasing)
  }

  /// Whether nothing is waiting to run; asked by the draining thread.
  var isEmpty: Bool { ring.head == ring.jobs.count && arrived.load(ordering: .acquiring) == 0 }

  /// The next job; called by the draining thread. A drain within a drain goes on where the outer
  /// one stands.
  func next() -> Job? {
    if arrived.load(ordering: .acquiring) > 0 { takeInbox() }
    guard ring.head < ring.jobs.count else { return nil }
    let job = ring.jobs[ring.head]
    ring.head += 1
    if ring.head == ring.jobs.count {
      ring.jobs.removeAll(keepingCapacity: true)
      ring.head = 0
    } else if ring.head >= 1024, ring.head * 2 >= ring.jobs.count {
      ring.jobs.removeFirst(ring.head)
      ring.head = 0
    }
    return job
  }

  private func takeInbox() {
    inbox.withLock { inbox in
      arrived.store(0, ordering: .relaxed)
      ring.jobs += inbox
      inbox.removeAll(keepingCapacity: true)
    }
  }
}
