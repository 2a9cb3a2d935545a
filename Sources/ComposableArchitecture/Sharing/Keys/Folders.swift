#if os(Linux)
  import Foundation

  // Folders that files of shared values are usually in. Foundation does not name them on Linux.
  extension URL {
    /// The folder of the user's documents.
    public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }

    /// The folder of data that an app can make again.
    public static var cachesDirectory: URL { folder(.cachesDirectory, ".cache") }

    /// The folder of the data of apps.
    public static var applicationSupportDirectory: URL {
      folder(.applicationSupportDirectory, ".local/share")
    }

    private static func folder(
      _ directory: FileManager.SearchPathDirectory, _ name: String
    ) -> URL {
      FileManager.default.urls(for: directory, in: .userDomainMask).first
        ?? .homeDirectory.appending(path: name)
    }
  }
#endif
