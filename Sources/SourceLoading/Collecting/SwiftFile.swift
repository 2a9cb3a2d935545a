import FileAccess

/// A text file that was read.
package struct SwiftFile: Equatable {
  /// Absolute, or relative to the folder in which the program runs.
  let path: String
  let text: String

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - name: The path as it was typed; `~` is the home folder.
  ///   - folder: The folder that the path is relative to.
  /// - Throws: A message if the file does not exist, is a folder, is empty, or is not text.
  init(
    _ name: String, in folder: String?, home: String?, files: any FileSystem,
    allowsEmpty: Bool = false
  ) throws(LoadFailure) {
    path = Self.path(name, in: folder, home: home)
    let bytes: [UInt8]
    do { bytes = try files.read(path) } catch { throw LoadFailure(error.reason(for: name)) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw LoadFailure("`\(name)` is not UTF-8 text")
    }
    guard allowsEmpty || !text.allSatisfy(\.isWhitespace) else {
      throw LoadFailure("`\(name)` is empty")
    }
    self.text = text
  }

  /// The path of a file that was typed.
  package static func path(_ name: String, in folder: String?, home: String?) -> String {
    if name.hasPrefix("/") { return name }
    if name.hasPrefix("~/"), let home { return home + name.dropFirst() }
    return folder.map { "\($0)/\(name)" } ?? name
  }

  /// The last component of the path.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}
