import Foundation
import Synchronization

/// Remembers what was found in a text: a load asks many questions about the same files.
final class OutlineMemo<Outline: Sendable>: Sendable {
  private struct Known {
    var outlines: [Text: Outline] = [:]
    var size = 0
  }

  /// A text by its bytes: the hash of a string that is not ASCII alone is that of its normal form, which takes long.
  private struct Text: Hashable {
    let text: String

    static func == (one: Text, other: Text) -> Bool {
      one.bytes { one in
        other.bytes {
          one.count == $0.count && memcmp(one.baseAddress!, $0.baseAddress!, one.count) == 0
        }
      }
    }

    func hash(into hasher: inout Hasher) { bytes { hasher.combine(bytes: $0) } }

    /// Calls a function with the bytes and a zero at the end.
    private func bytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
      text.withCString { body(UnsafeRawBufferPointer(start: $0, count: text.utf8.count + 1)) }
    }
  }

  private let known = Mutex(Known())
  /// The number of bytes of text after which everything is forgotten.
  private let sizeLimit: Int

  init(sizeLimit: Int = 16 << 20) { self.sizeLimit = sizeLimit }

  func outline(of text: String, _ read: () -> Outline) -> Outline {
    let key = Text(text: text)
    if let outline = known.withLock({ $0.outlines[key] }) { return outline }
    let outline = read()
    known.withLock { known in
      known.size += text.utf8.count
      if known.size > sizeLimit { known = Known(size: text.utf8.count) }
      known.outlines[key] = outline
    }
    return outline
  }
}
