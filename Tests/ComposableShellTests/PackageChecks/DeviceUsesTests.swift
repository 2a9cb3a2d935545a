@testable import SourceLoading
import Testing

@Suite("What a file uses that exists on Apple platforms only")
struct DeviceUsesTests {
  @Test(
    "Frameworks and symbols that are not provided",
    arguments: [
      ("import GameKit", "GameKit", 1),
      ("import Foundation\nimport struct SceneKit.SCNVector3", "SceneKit", 2),
      ("@preconcurrency import Vision", "Vision", 1),
      ("import UIKit\nimport Contacts", "Contacts", 2),
      ("import Foundation\n\nlet x = UIApplication.shared", "UIApplication", 3),
      ("import SwiftUI\nlet x = NSWorkspace.shared", "NSWorkspace", 2),
    ])
  func needs(text: String, name: String, line: Int) {
    let need = DeviceUses(text).need
    #expect(need?.name == name)
    #expect(need?.line == line)
  }

  @Test(
    "Frameworks that are provided, with their symbols",
    arguments: [
      ("import UIKit\nlet x = UIApplication.shared", ["UIKit"]),
      ("import SwiftUI\nlet x = UIApplication.shared", ["UIKit"]),
      ("import SwiftUI", []),
      (
        "@preconcurrency import AVFoundation\nimport struct CoreLocation.CLLocation",
        [
          "AVFoundation", "CoreLocation",
        ]
      ),
      ("import os", ["os"]),
      ("#if canImport(UIKit)\nimport UIKit\n#endif", []),
    ])
  func provided(text: String, names: [String]) {
    let uses = DeviceUses(text)
    #expect(uses.need == nil)
    #expect(uses.provided.sorted() == names)
  }

  @Test(
    "Files that can be built",
    arguments: [
      "import SwiftUI\nimport ComposableArchitecture\nstruct A: View {}",
      "#if canImport(UIKit)\nimport UIKit\nlet x = UIApplication.shared\n#endif",
      "// import UIKit\nlet text = \"UIApplication\"",
      "let x = client.UIApplication",
      "func f(UIColor: Int) {}",
    ])
  func none(text: String) {
    #expect(DeviceUses(text).need == nil)
  }

  @Test("A type that the package declares")
  func declared() {
    #expect(DeviceUses("let x = ModelContext()", declared: ["ModelContext"]).need == nil)
    #expect(DeviceUses("let x = ModelContext()").need?.name == "ModelContext")
  }

  @Test("Tests are counted in both libraries")
  func tests() {
    let text = """
      import Testing
      @Test func a() {}
      @Suite struct S { @Test(arguments: [1, 2]) func b(x: Int) {} }
      final class C: XCTestCase { func testC() {} ; func helper() {} }
      """
    #expect(TestCount.tests(in: text) == 3)
  }
}
