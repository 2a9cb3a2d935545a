@testable import SourceLoading
import Testing

@Suite("What a file needs that exists on Apple platforms only")
struct DeviceNeedsTests {
  @Test(
    "Frameworks and their symbols",
    arguments: [
      ("import UIKit", "UIKit", 1),
      ("import Foundation\nimport struct UIKit.CGRect", "UIKit", 2),
      ("@preconcurrency import AVFoundation", "AVFoundation", 1),
      ("import SwiftUI\n\nlet x = UIApplication.shared", "UIApplication", 3),
    ])
  func needs(text: String, name: String, line: Int) {
    let need = DeviceNeeds.first(in: text)
    #expect(need?.name == name)
    #expect(need?.line == line)
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
    #expect(DeviceNeeds.first(in: text) == nil)
  }

  @Test("A type that the package declares")
  func declared() {
    #expect(DeviceNeeds.first(in: "let x = ModelContext()", declared: ["ModelContext"]) == nil)
    #expect(DeviceNeeds.first(in: "let x = ModelContext()")?.name == "ModelContext")
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
