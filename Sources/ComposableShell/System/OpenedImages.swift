import Foundation
import Reflection
import Synchronization

/// The libraries that were loaded into this process while it ran.
enum OpenedImages {
  /// The contents of the files, which are mapped and not read.
  private static let contents = Mutex<[Data]>([])

  /// Remembers a library. Its file may be removed later.
  static func add(_ path: String) {
    guard let data = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped) else {
      return
    }
    contents.withLock { $0.append(data) }
  }

  /// The initializers that the libraries declare.
  static var initializers: Initializers { Initializers(executables: contents.withLock { $0 }) }
}
