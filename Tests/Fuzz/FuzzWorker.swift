import Foundation
import TestSupport

/// Runs random cases in this process, one session after the other.
@MainActor
struct FuzzWorker {
  private let corpus: Corpus
  private let trail: Trail

  /// - Parameter trail: The file that receives each case before it runs.
  init(_ corpus: Corpus, trail: String) throws {
    self.corpus = corpus
    self.trail = try Trail(path: trail)
  }

  /// Runs at least this many lines.
  func run(lines: Int, seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    var memory = MemoryWatch(lines: lines)
    var count = 0
    while count < lines {
      let seed = random.next()
      let player = CasePlayer(corpus, trail: trail)
      switch Int.random(in: 0..<16, using: &random) {
      case 0: count += try await player.play(damagedLesson(seed))
      case 1...4: count += try await player.play(damagedScenario(seed))
      default:
        count += try await player.playLines(
          Int.random(in: 5...150, using: &random), LineGenerator(corpus, seed: seed), seed: seed)
      }
      try memory.check(after: count)
    }
  }

  private func damagedScenario(_ seed: UInt64) -> FuzzCase {
    var random = SeededGenerator(seed: seed)
    let lines = (0..<2).map { _ in Self.lines(corpus.scenarios.randomElement(using: &random)?.bytes)
    }
    return FuzzCase(kind: .scenario, seed: seed, lines: damaged(lines, seed))
  }

  /// The lesson is the one that the seed selects.
  private func damagedLesson(_ seed: UInt64) -> FuzzCase {
    var random = SeededGenerator(seed: seed)
    let paths = LessonPlay.paths(in: corpus)
    let own = paths[Int(seed % UInt64(paths.count))]
    let lines = [own, paths.randomElement(using: &random) ?? own].map { path in
      Self.lines(corpus.scenarios.first { $0.path == path }?.bytes)
    }
    return FuzzCase(kind: .lesson, seed: seed, lines: damaged(lines, seed))
  }

  private func damaged(_ files: [[[UInt8]]], _ seed: UInt64) -> [[UInt8]] {
    var mutation = Mutation(random: SeededGenerator(seed: ~seed))
    return mutation.damaged(file: files[0], files[1])
  }

  private static func lines(_ bytes: [UInt8]?) -> [[UInt8]] {
    (bytes ?? []).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(Array.init)
  }
}

/// The file with the case that is running, for the process that watches this one. It also shows that
/// this process makes progress.
final class Trail {
  private let descriptor: Int32

  init(path: String) throws {
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  /// Begins a new case.
  func begin(_ case: FuzzCase) {
    ftruncate(descriptor, 0)
    lseek(descriptor, 0, SEEK_SET)
    write(`case`.text)
  }

  /// Adds a line to the case.
  func add(_ line: [UInt8]) { write(FuzzCase.text(line)) }

  private func write(_ text: String) {
    var text = text
    text.withUTF8 { _ = Foundation.write(descriptor, $0.baseAddress, $0.count) }
  }
}

/// Fails if the memory of this process grows with the number of lines.
private struct MemoryWatch {
  private let lines: Int
  private var atFirst: Int?
  private static let mostGrowth = 300_000_000

  init(lines: Int) { self.lines = lines }

  mutating func check(after count: Int) throws {
    // Libraries, caches, and the allocator have their size after a tenth of the lines.
    guard count > min(lines / 10, 20_000) else { return }
    let now = Self.residentSize
    let first = atFirst ?? now
    atFirst = first
    guard now - first < Self.mostGrowth else {
      throw Violation("the memory grew from \(first / 1_000_000) MB to \(now / 1_000_000) MB")
    }
  }

  /// In bytes.
  private static var residentSize: Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
