import Foundation
import Testing

/// The compiler does not check `@unchecked Sendable`, so a comment says why the type may be used from any thread.
@Suite("Types that the compiler does not check")
struct UncheckedSendableTests {
  @Test("Each unchecked conformance to Sendable has its reason beside it")
  func reasons() throws {
    let files = FileManager.default.enumerator(atPath: SourceIndex.sources)?.allObjects ?? []
    var count = 0
    for case let file as String in files where file.hasSuffix(".swift") {
      let text = try String(contentsOfFile: "\(SourceIndex.sources)/\(file)", encoding: .utf8)
      let found = UncheckedConformance.all(in: text)
      count += found.count
      for conformance in found where !conformance.hasReason {
        Issue.record("\(file):\(conformance.line) does not say why")
      }
    }
    #expect(count > 50, "the sources were not read")
  }

  @Test("A reason is a comment above the declaration, or the first one in it")
  func reading() {
    let found = UncheckedConformance.all(
      in: """
        /// A box.
        final class Box: @unchecked Sendable {
          var value = 0
          // Unchecked: this belongs to something else.
        }

        /// A list.
        public struct List<A, B>: Sequence,
          @unchecked Sendable
        where A: Hashable {
          // Unchecked: it is immutable.
          let first: Any
        }

        /// A name.
        ///
        /// Unchecked: it is immutable.
        @frozen
        struct Name: @unchecked Sendable {}
        // Unchecked: of another type.
        let other: any Sendable = Name()
        let text = "struct Sample: @unchecked Sendable {}"
        struct Last: @unchecked Sendable {}
        """)
    #expect(found.map(\.line) == [2, 9, 19, 23])
    #expect(found.map(\.hasReason) == [false, true, true, false])
  }
}

/// A conformance to `Sendable` that is not checked.
private struct UncheckedConformance {
  /// Counted from 1.
  let line: Int
  let hasReason: Bool

  static func all(in text: String) -> [Self] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    return lines.indices.filter { index in
      guard let start = lines[index].firstRange(of: "@unchecked Sendable")?.lowerBound else {
        return false
      }
      return !lines[index][..<start].contains { "\"/`".contains($0) }
    }.map { index in
      let comments = above(index, lines) + inside(index, lines)
      return Self(line: index + 1, hasReason: comments.contains { isReason($0) })
    }
  }

  private static func isReason(_ comment: String) -> Bool {
    comment.contains("Unchecked") || comment.contains("Sendable: ")
      || comment.contains("`@unchecked Sendable`: ")
  }

  /// The comments between the declaration and what precedes it.
  private static func above(_ index: Int, _ lines: [String]) -> [String] {
    let before = lines[..<index].reversed().prefix {
      $0.hasPrefix("//") || $0.hasPrefix("@") || $0.hasSuffix(",")
    }
    return before.filter { $0.hasPrefix("//") }
  }

  /// The comments at the beginning of the body.
  private static func inside(_ index: Int, _ lines: [String]) -> [String] {
    guard let open = lines[index...].firstIndex(where: { $0.contains("{") }),
      lines[open].hasSuffix("{")
    else { return [] }
    return Array(lines[(open + 1)...].prefix { $0.hasPrefix("//") })
  }
}
