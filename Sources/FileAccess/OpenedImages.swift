import Foundation
import Reflection
import Synchronization

/// The libraries that were loaded into this process while it ran.
package enum OpenedImages {
  /// The contents of the files, which are mapped and not read, by module.
  private static let contents = Mutex<[String: Data]>([:])

  /// Adds a library, which takes the place of the last one of the same module. Its file may be removed later.
  package static func add(_ path: String, of module: String) {
    guard let data = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped) else {
      return
    }
    contents.withLock { $0[module] = data }
  }

  /// The initializers and properties that the libraries declare.
  static var initializers: Initializers {
    Initializers(
      unoptimizedLibraries: contents.withLock { $0 }.sorted { $0.key < $1.key }.map(\.value))
  }
}
