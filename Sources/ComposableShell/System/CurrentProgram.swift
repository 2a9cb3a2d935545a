import Foundation

/// The program that is running.
enum CurrentProgram {
  /// The name that the program was called by.
  static var name: String {
    URL(fileURLWithPath: CommandLine.arguments.first ?? "tca").lastPathComponent
  }

  /// The path of the program's file.
  static var path: String {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
  }

  static func exit(_ status: Int32) -> Never {
    Supervision.sayGoodbye()
    Foundation.exit(status)
  }
}
