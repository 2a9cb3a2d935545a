import Synchronization

/// Remembers what was found in a text: a load asks many questions about the same files.
final class OutlineMemo<Outline: Sendable>: Sendable {
  private struct Known {
    var outlines: [String: Outline] = [:]
    var size = 0
  }

  private let known = Mutex(Known())
  /// The number of bytes of text after which everything is forgotten.
  private let sizeLimit: Int

  init(sizeLimit: Int = 16 << 20) { self.sizeLimit = sizeLimit }

  func outline(of text: String, _ read: () -> Outline) -> Outline {
    if let outline = known.withLock({ $0.outlines[text] }) { return outline }
    let outline = read()
    known.withLock { known in
      known.size += text.utf8.count
      if known.size > sizeLimit { known = Known(size: text.utf8.count) }
      known.outlines[text] = outline
    }
    return outline
  }
}
