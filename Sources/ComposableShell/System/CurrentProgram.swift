import CLibEdit
import Foundation

enum CurrentProgram {
  /// The version of composable-shell that the program is made of.
  static let version = "0.4.0"

  /// The name that the program was called by.
  static var name: String {
    URL(fileURLWithPath: CommandLine.arguments.first ?? "tca").lastPathComponent
  }

  static var path: String {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
  }

  static func exit(_ status: Int32) -> Never {
    Supervision.sayGoodbye(status)
    guard Supervision.isWorker else { Foundation.exit(status) }
    // What features have registered with `atexit` does not run: it could write to the terminal, or never end.
    fflush(nil)
    cle_leave_terminal()
    _exit(status)
  }
}
