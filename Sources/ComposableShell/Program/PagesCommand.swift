import ArgumentParser
import Foundation
import ShellCore

/// `tca pages FOLDER`: the pages of `explain` as Swift source, for `make docs`.
struct PagesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pages", abstract: "Print the pages of `explain` as Swift source.",
    shouldDisplay: false)

  @ArgumentParser.Argument(help: "The folder of the package.")
  var folder = "."

  func run() throws {
    print(try PageEmbedding.source(root: URL(filePath: folder)), terminator: "")
  }
}
