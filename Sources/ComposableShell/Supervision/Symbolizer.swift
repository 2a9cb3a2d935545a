import Foundation
import ShellCore

/// Finds the places in source files for addresses in loaded libraries.
enum Symbolizer {
  /// An address in a library.
  struct Frame: Hashable {
    let library: String
    /// The distance of the address from the library's beginning.
    let offset: UInt64
  }

  /// The place of the innermost frame that has one.
  static func place(of frames: [Frame]) async -> SourcePlace? {
    guard let program = Tool.found else { return nil }
    // Frames of one library that follow each other are looked up together.
    var rest = frames[...]
    while let library = rest.first?.library {
      let group = rest.prefix { $0.library == library }
      rest = rest.dropFirst(group.count)
      let offsets = group.map(\.offset)
      if let place = await program.place(of: offsets, in: library) { return place }
      // Code that the compiler shares between lines has no line of its own.
      if program.isLLVM,
        let place = await program.place(of: offsets, in: library, options: ["--skip-line-zero"])
      {
        return place
      }
    }
    return nil
  }

  /// A program that looks places up.
  private struct Tool {
    let path: String
    let isLLVM: Bool

    /// The one beside the Swift compiler is the fastest.
    static var found: Tool? {
      let path = ProcessInfo.processInfo.environment["PATH"]
      let compiler = ChildProcess.findExecutable("swiftc", in: path)
      let toolchain = compiler.map {
        URL(filePath: $0).resolvingSymlinksInPath().deletingLastPathComponent().path
      }
      for (name, isLLVM) in [("llvm-symbolizer", true), ("addr2line", false)] {
        for folders in [toolchain, path] {
          if let path = ChildProcess.findExecutable(name, in: folders) {
            return Tool(path: path, isLLVM: isLLVM)
          }
        }
      }
      return nil
    }

    func place(
      of offsets: [UInt64], in library: String, options: [String] = []
    ) async -> SourcePlace? {
      let input = isLLVM ? ["--obj=\(library)", "--output-style=GNU"] : ["-e", library]
      let addresses = offsets.map { "0x" + String($0, radix: 16) }
      let process = ChildProcess(
        path, input + options + ["-f", "-i", "-s"] + addresses, includesErrors: false)
      guard let result = try? await process.run(), result.status == 0 else { return nil }
      return SourcePlace.first(inSymbolized: result.text)
    }
  }
}
