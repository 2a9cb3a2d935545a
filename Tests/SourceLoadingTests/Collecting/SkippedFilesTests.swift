import Testing

@testable import SourceLoading

@Suite("The files of a folder that are not loaded")
struct SkippedFilesTests {
  @Test("A test that another path of the line loads is not listed as skipped")
  func loadedTests() throws {
    let files = [
      "/w/App/A.swift": "struct A {}", "/w/App/AppTests/ATests.swift": "import XCTest",
      "/w/App/AppTests/Helper.swift": "struct Helper {}", "/w/App/BTests.swift": "import Testing",
    ]
    let all = ["A.swift", "ATests.swift", "Helper.swift"]
    let skipped =
      "skipped: 1 test file (BTests.swift); name the folder of the tests to load them, too"
    for paths in [["./App", "./App/AppTests"], ["./App/AppTests", "./App"]] {
      let found = try folderSources(paths[0], paths[1], files: files)
      #expect(fileNames(found) == all)
      #expect(found.skipped.lines == [skipped], "\(paths)")
    }
  }
}
