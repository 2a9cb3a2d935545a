/// The modules that a folder's projects name and that are not in the folders of the line, for the lines that say so.
struct OutsideModules {
  private struct Module {
    let name: String
    let folder: String
    let count: Int
  }

  /// The folders of the line.
  private var roots: [String] = []
  private var modules: [Module] = []

  mutating func enter(_ root: String) { roots.append(root) }

  /// Adds a module unless it is in a folder of the line.
  mutating func add(_ name: String, in folder: String, count: Int) {
    guard count > 0, !roots.contains(where: { folder == $0 || folder.hasPrefix($0 + "/") }) else {
      return
    }
    modules.append(Module(name: name, folder: folder, count: count))
  }

  /// A line for each module that is loaded, and for each folder that is not.
  ///
  /// - Parameter refused: The folders that are outside of the repository.
  func lines(refused: [String]) -> [String] {
    modules.map { module in
      let files = module.count == 1 ? "1 file" : "\(module.count) files"
      return "outside of the folder: \(files) of \(module.name) (\(relative(module.folder)))"
    }
      + refused.map {
        "not loaded: \(relative($0)), which is outside of the repository; name it in the line to load it"
      }
  }

  /// The path of a folder from the first one of the line.
  private func relative(_ folder: String) -> String {
    let own = roots.first?.split(separator: "/") ?? []
    let other = folder.split(separator: "/")
    let common = zip(own, other).prefix { $0 == $1 }.count
    return (own.dropFirst(common).map { _ in ".." } + other.dropFirst(common).map(String.init))
      .joined(separator: "/")
  }
}
