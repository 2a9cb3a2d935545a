import Foundation
import Testing

/// Files are opened, created, renamed, and removed by name in the module `FileAccess`, and elsewhere only where a reason says why.
///
/// A line names a file with a `PathArgument`, which goes through `FileGate` alone. The compiler's index of the build that runs this
/// test says which file uses what.
@Suite("Who opens files by name")
struct FileOpeningTests {
  /// The files outside of `FileAccess`, or folders with them, and why no line that names a file reaches them.
  static let reasons = [
    "AppleStubs/UIKit/UIImage.swift": "a picture that a feature's own code names",
    "CLibEdit":
      "descriptors of the terminal, and the socket of the notes, which is in a folder of the program",
    "CSupervisor": "devices, and what the kernel says about processes",
    "ComposableArchitecture/Sharing/Keys/FileStorage.swift":
      "files that a feature's own code names",
    "ComposableShell/CommandLine/CICommand.swift": "the report that the command line names",
    "ComposableShell/CommandLine/DoctorTaskCommand.swift":
      "the rewritten files that the command line names",
    "ComposableShell/CommandLine/LogProgramCommand.swift": "the log that the command line names",
    "ComposableShell/CommandLine/NewCommand.swift": "the package that the command line names",
    "ComposableShell/CommandLine/RoomTaskCommand.swift": "the request of the program itself",
    "ComposableShell/CommandLine/ScenarioSandbox.swift": "folders that the command line names",
    "ComposableShell/Display/Pager.swift": "a new file in the folder for temporary files",
    "ComposableShell/Display/TextEditor.swift": "the file of an editor that the user has opened",
    "ComposableShell/Sessions/LearnerFiles.swift": "the program's own state",
    "ComposableShell/LineEditor/HistoryFile.swift": "the program's own state",
    "ComposableShell/Loading":
      "the compiler's files, in folders of the program, and libraries that it has made",
    "ComposableShell/PackageChecks/Running": "the copy of a package that `tca ci` builds",
    "ComposableShell/Restricting":
      "the names of the compiler's programs, and the folder of the program's own state",
    "ComposableShell/Room/TaskWorker.swift": "a new file in the folder for temporary files",
    "ComposableShell/Sessions": "the program's own configuration",
    "ComposableShell/Supervision": "the program's own journals, and `/dev/null`",
    "ComposableShell/Talks/NotesSocket.swift": "a folder of the program",
    "Exploration/Searching/SearchBudget.swift": "what the kernel says about this process",
    "Reflection": "libraries that are loaded already",
    "RoomServer/FolderCarrier.swift": "the folder of `room --to`, which the gate allows first",
  ]

  @Test("Nothing outside of FileAccess opens a file by name without a reason")
  func others() throws {
    let found = try SourceIndex.read().openings.filter { path, _ in
      !path.hasPrefix("FileAccess/")
        && !Self.reasons.keys.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
    let list = found.sorted { $0.key < $1.key }.map { "\($0.key) uses \($0.value.sorted())" }
    #expect(list.isEmpty, "\(list.joined(separator: "\n"))")
  }

  @Test("Each reason is about a file that opens others", arguments: reasons.keys.sorted())
  func reason(path: String) throws {
    let openings = try SourceIndex.read().openings.keys
    #expect(openings.contains { $0 == path || $0.hasPrefix(path + "/") })
  }

  @Test("The index knows the calls of the system, of Foundation, and of methods")
  func index() throws {
    let openings = try SourceIndex.read().openings
    let names = Set(openings.values.joined().map { $0.prefix { $0 != "(" } })
    #expect(
      names.isSuperset(of: ["openat", "unlinkat", "contentsOfDirectory", "rename"]), "\(names)")
  }

  @Test("A session opens nothing")
  func session() throws {
    let openings = try SourceIndex.read().openings.keys
    #expect(openings.filter { $0.hasPrefix("ShellCore/") }.isEmpty)
  }
}
