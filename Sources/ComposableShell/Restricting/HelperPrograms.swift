import Foundation
import SourceLoading

/// Programs that a process starts although the kernel restricts it. What they start in turn is restricted like them.
struct HelperPrograms: OptionSet {
  let rawValue: Int

  /// The compiler, and what it starts.
  static let compiler = HelperPrograms(rawValue: 1)
  /// The processes of attempts at the tasks of a room.
  static let attempts = HelperPrograms(rawValue: 2)
  /// The pager and the editor of somebody who types.
  static let typing = HelperPrograms(rawValue: 4)
  /// The program that finds the line of a crash.
  static let symbolizer = HelperPrograms(rawValue: 8)

  /// The program that starts another one with only some variables.
  static let starter = "/usr/bin/env"

  /// The files that are executed. Those that do not exist are left out later.
  func paths(environment: [String: String]) -> [String] {
    var paths = isEmpty ? [] : Self.loaders
    if contains(.compiler) { paths += Self.compilerPaths(environment["PATH"]) }
    if contains(.attempts) { paths += [Self.starter, CurrentProgram.path] }
    if contains(.typing) { paths += Self.typingPaths(environment) }
    if contains(.symbolizer) { paths += Symbolizer.programs }
    return paths
  }

  /// The system's loaders of programs.
  private static let loaders = ["/lib64/ld-linux-x86-64.so.2", "/lib/ld-linux-aarch64.so.1"]

  private static func compilerPaths(_ path: String?) -> [String] {
    guard let compiler = ChildProcess.findExecutable("swiftc", in: path) else { return [] }
    let folder = URL(filePath: compiler).resolvingSymlinksInPath().deletingLastPathComponent().path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let tools = names.filter { name in
      ["swift", "clang", "ld", "lld"].contains { name.hasPrefix($0) }
    }
    let linkers = ["ld", "ld.gold", "ld.bfd", "ld.lld"].compactMap {
      ChildProcess.findExecutable($0, in: path)
    }
    return tools.map { "\(folder)/\($0)" } + linkers + [BuildFolder.ofThisProgram.macroTool]
  }

  private static func typingPaths(_ environment: [String: String]) -> [String] {
    let commands = [
      TextEditor(environment: environment).command, Pager(environment: environment)?.command,
    ]
    let names = commands.compactMap { $0?.split(separator: " ").first.map(String.init) }
    return ["/bin/sh"]
      + names.compactMap {
        $0.hasPrefix("/") ? $0 : ChildProcess.findExecutable($0, in: environment["PATH"])
      }
  }
}
