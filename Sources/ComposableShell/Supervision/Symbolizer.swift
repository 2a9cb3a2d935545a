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
  ///
  /// - Parameters:
  ///   - frames: The frames, from the innermost one on.
  ///   - samples: The innermost frames at different moments of a loop. Some of its code can belong to no line.
  static func place(of frames: [Frame], at samples: ArraySlice<Frame> = []) async -> CodeLocation? {
    guard let program = Tool.found else { return nil }
    let exact = samples.isEmpty ? frames[...] : samples
    if let place = await program.place(of: exact, isExact: true) { return place }
    return await program.place(of: frames[...], isExact: false)
  }

  /// The file that is started to look places up.
  static var programs: [String] { Tool.found.map { [$0.path] } ?? [] }

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

    /// Returns the location of the innermost frame that has one.
    ///
    /// - Parameter isExact: Whether a frame whose address belongs to no line is skipped, so that the caller's line is returned. If
    ///   `false`, the frame has the nearest line before the address, which is in the same function.
    func place(of frames: ArraySlice<Frame>, isExact: Bool) async -> CodeLocation? {
      // Frames of one library that follow each other are looked up together.
      var rest = frames
      while let library = rest.first?.library {
        let group = rest.prefix { $0.library == library }
        rest = rest.dropFirst(group.count)
        let text = await symbolized(group.map(\.offset), library, isExact)
        let place = text.flatMap {
          CodeLocation.first(inSymbolized: $0, leavingOut: ShellSources.contains)
        }
        if let place { return place }
      }
      return nil
    }

    private func symbolized(_ offsets: [UInt64], _ library: String, _ isExact: Bool) async
      -> String?
    {
      var arguments =
        isLLVM
        ? ["--obj=\(library)", "--output-style=GNU", "-f", "-i"] : ["-e", library, "-f", "-i"]
      if isLLVM, !isExact { arguments.append("--skip-line-zero") }
      arguments += offsets.map { "0x" + String($0, radix: 16) }
      let process = ChildProcess(path, arguments, includesErrors: false)
      guard let result = try? await process.run(), result.status == 0 else { return nil }
      return result.text
    }
  }
}

/// The source files of the shell itself, which are never the place of a feature's crash.
enum ShellSources {
  /// The folders of `Sources` that contain features.
  private static let features = ["WorkshopFeatures", "tca"]
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// - Parameter path: A path as the compiler has noted it.
  static func contains(_ path: String) -> Bool {
    // The packages that the program is made of.
    if path.contains("/.build/"), path.contains("/checkouts/") { return true }
    guard path.hasPrefix(folder + "/") else { return false }
    return !features.contains { path.hasPrefix("\(folder)/\($0)/") }
  }
}
