import Testing

@testable import SourceLoading

@Suite("Folders of several apps")
struct SeveralAppsTests {
  @Test("Each of several apps in a folder has its own files; those around them belong to no app")
  func apps() throws {
    func apps(_ product: String) throws -> [String: String?] {
      let project = "productType = \"com.apple.product-type.\(product)\";"
      let sources = try folderSources(
        ".",
        [
          "/w/One/One.xcodeproj/project.pbxproj": project, "/w/One/One/A.swift": "struct A {}",
          "/w/Two/Two.xcodeproj/project.pbxproj": project, "/w/Two/Two/B.swift": "struct B {}",
          "/w/Two/Inner/Inner.xcodeproj/project.pbxproj": project,
          "/w/Two/Inner/C.swift": "struct C {}", "/w/Shared/D.swift": "struct D {}",
        ])
      return Dictionary(
        sources.sources.files.map { ($0.name, $0.app) }, uniquingKeysWith: { first, _ in first })
    }
    #expect(
      try apps("application")
        == ["A.swift": "wOne", "B.swift": nil, "C.swift": "TwoInner", "D.swift": nil])
    // An app may use the files of a project without an app.
    #expect(
      try apps("framework") == ["A.swift": nil, "B.swift": nil, "C.swift": nil, "D.swift": nil])
  }
}
