import Foundation

/// A Swift file on disk.
struct SwiftFile: Equatable {
  /// Absolute, or relative to where the program runs.
  let path: String
  /// What it held when it was looked at.
  let text: String

  /// A file by the name that was typed: `~` is the home folder, other names are relative to a
  /// folder.
  ///
  /// - Throws: A message: it is not there, a folder, empty, or no text.
  init(_ name: String, in folder: String?, home: String?) throws(LoadFailure) {
    path = Self.path(name, in: folder, home: home)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw LoadFailure("there is no file `\(name)`")
    }
    guard !isFolder.boolValue else { throw LoadFailure("`\(name)` is a folder") }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw LoadFailure("`\(name)` cannot be read")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw LoadFailure("`\(name)` is not text in UTF-8")
    }
    guard !text.allSatisfy(\.isWhitespace) else { throw LoadFailure("`\(name)` is empty") }
    self.text = text
  }

  private static func path(_ name: String, in folder: String?, home: String?) -> String {
    if name.hasPrefix("/") { return name }
    if name.hasPrefix("~/"), let home { return home + name.dropFirst() }
    return folder.map { "\($0)/\(name)" } ?? name
  }

  var name: String { (path as NSString).lastPathComponent }

  /// The folder that it lies in.
  var folder: String { ScenarioFile.folder(of: path) }

  /// A module's name for it, another one for each number.
  func moduleName(_ number: Int) -> String {
    let stem = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    let letters = stem.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    return (letters.first?.isLetter == true ? "" : "_") + String(letters) + "_\(number)"
  }
}
