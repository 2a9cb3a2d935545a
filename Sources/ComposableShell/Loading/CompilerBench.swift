import Foundation
import ShellCore

/// A scratch folder and the toolchain's compiler.
final class CompilerBench: CodeBench {
  let build: BuildFolder
  let scratch: String
  private let compiler: String

  /// - Throws: `LoadFailure` when the modules, the compiler or a place for the scratch folder are
  ///   missing.
  init(build: BuildFolder, path: String?) throws {
    guard FileManager.default.fileExists(atPath: build.modules) else {
      throw LoadFailure(
        "files are compiled against the build that the shell is from: there is no \(build.modules)")
    }
    guard let compiler = ExecutableSearch.find("swiftc", in: path) else {
      throw LoadFailure("files are compiled with `swiftc`, which is not in PATH")
    }
    self.build = build
    self.compiler = compiler
    scratch = try Self.makeScratch()
  }

  private static func makeScratch() throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "tca-\(getpid())-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw LoadFailure("no folder can be made in \(FileManager.default.temporaryDirectory.path)")
    }
    return folder.path
  }

  func write(_ text: String, to name: String) throws {
    do {
      try text.write(toFile: "\(scratch)/\(name)", atomically: false, encoding: .utf8)
    } catch {
      throw LoadFailure("\(scratch)/\(name) cannot be written")
    }
  }

  func compile(_ arguments: [String], in folder: String) async throws -> CompilerReport {
    let process = ChildProcess(compiler, arguments, in: folder)
    let (status, text) = try await process.run()
    return CompilerReport(isSuccess: status == 0, text: text)
  }

  func open(_ path: String) throws -> any CodeLibrary { try OpenLibrary(path) }

  func clear() { try? FileManager.default.removeItem(atPath: scratch) }
}

extension CodeLoader {
  /// The loader of this program.
  static let compiling = CodeLoader {
    try CompilerBench(
      build: .ofThisProgram, path: ProcessInfo.processInfo.environment["PATH"])
  }
}

extension BuildFolder {
  /// The folder that the program's file lies in.
  static var ofThisProgram: BuildFolder {
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    return BuildFolder(path: program.deletingLastPathComponent().path)
  }
}
