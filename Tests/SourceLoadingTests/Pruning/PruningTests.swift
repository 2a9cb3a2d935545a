import Testing

@testable import SourceLoading

/// What is left out, replaced by a stop, or refused, by the errors of the compiler. Nothing is compiled here.
@Suite("Pruning")
struct PruningTests {
  /// The step after an error about a name where it is used, or about a type.
  private func step(
    about name: String, in text: String, imports: [String] = [], isType: Bool = false
  ) -> (step: Pruning.Step, text: String, lines: [String]) {
    let head = imports.map { "import \($0)\n" }.joined()
    var pruning = Pruning(SourceSet(files: [.init(name: "A.swift", text: head + text)]))
    _ = pruning.leaveOutAbsentImports()
    let lines = (head + text).split(separator: "\n", omittingEmptySubsequences: false)
    let errors = lines.enumerated().compactMap { index, line -> CompilerMessage? in
      guard let place = line.firstRange(of: name) else { return nil }
      return CompilerMessage(
        location: .init(
          file: "A.swift", line: index + 1,
          column: line[..<place.lowerBound].utf8.count + 1),
        text: "cannot find \(isType ? "type " : "")'\(name)' in scope")
    }
    return (pruning.next(after: errors), pruning.sources.files[0].text, pruning.leftOut.map(\.line))
  }

  private func reducer(_ statement: String, _ rest: String = "") -> String {
    """
    @Reducer struct Cart {
      func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .first:
          \(statement)
          state.count += 1
        case .second:
          state.count += 2
        }
        return .none
      }
    }
    \(rest)
    """
  }

  @Test(
    "A name in a reducer that is in no list is refused, whatever is imported",
    arguments: [
      "state.total += Price.of(\"apple\")", "Analytics.log()", "state.sku = SKUCatalog.price(1)",
      "state.hour = UTCClok.hour()", "UINotifier.shared.play()", "let price = Price.one",
      "if Price.isOn { state.total = 1 }", "AVAudioPlayr().play()",
    ],
    ["SharedModels", "OSLog", "PDFKit", "UIKit", "AVFoundation"])
  func unknown(_ statement: String, _ module: String) throws {
    let name = try #require(
      statement.split { !$0.isLetter }.map(String.init).first {
        $0.first?.isUppercase == true && $0 != "Int"
      })
    let text = reducer(statement)
    #expect(step(about: name, in: text, imports: [module]).step == .refuse)
  }

  @Test("A symbol of Apple's platforms becomes a stop, and the other cases stay")
  func stop() {
    let text = reducer("UIDevice.current.play()")
    let found = step(about: "UIDevice", in: text)
    #expect(
      found.text
        == text.replacing(
          "UIDevice.current.play()",
          with:
            "Swift.fatalError(\"stop: UIDevice exists on Apple's platforms only (A.swift:5)\")"))
    #expect(
      found.lines == [
        "stops: UIDevice in Cart.reduce (A.swift:5: UIDevice exists on Apple's platforms only)"
      ])
  }

  @Test("The statements after a declaration that stops go with it, but not the next case")
  func declaration() {
    let found = step(about: "UIDevice", in: reducer("let device = UIDevice.current"))
    #expect(!found.text.contains("state.count += 1"))
    #expect(found.text.contains("case .second:\n      state.count += 2"), "\(found.text)")
  }

  @Test(
    "A name that resembles one of the sources' own is a mistake, even if it is a symbol of Apple's")
  func typo() {
    let text = reducer("UIDevice.current.play()", "struct UIDevise {}")
    #expect(step(about: "UIDevice", in: text).step == .refuse)
  }

  @Test("A value in a property of a state is refused")
  func properties() {
    let text = "@Reducer struct Cart { struct State { var device = UIDevice.current } }"
    #expect(step(about: "UIDevice", in: text).step == .refuse)
  }

  @Test("A type of Apple's platforms that a model names is declared without values")
  func declarations() {
    for text in [
      "struct Model { var image = UIImage() }", "struct Model { func f(_ image: UIImage) {} }",
      "@Reducer struct Cart { struct State { var image: UIImage? } }",
    ] {
      let found = step(about: "UIImage", in: text, isType: !text.contains("= UIImage"))
      #expect(found.text == text)
      #expect(
        found.lines == ["stops: UIImage (A.swift:1: UIImage exists on Apple's platforms only)"],
        "\(text)")
    }
  }

  @Test("What needs a package goes with everything that mentions it if a reducer remains")
  func packages() {
    let text = """
      @Reducer struct Counter { struct State {} }
      struct Leg { var route: Route<Int> }
      @Reducer struct Trip { struct State { var legs: [Leg] = [] } }
      """
    #expect(step(about: "Route", in: text, isType: true).step == .refuse)
    // A name that nothing resembles, from an import that does not exist.
    var pruning = Pruning(
      SourceSet(files: [.init(name: "A.swift", text: "import TCACoordinators\n" + text)]))
    func error(_ line: Int, _ column: Int, _ text: String) -> CompilerMessage {
      CompilerMessage(location: .init(file: "A.swift", line: line, column: column), text: text)
    }
    _ = pruning.next(after: [error(1, 8, "no such module 'TCACoordinators'")])
    _ = pruning.next(after: [error(3, 24, "cannot find type 'Route' in scope")])
    #expect(
      pruning.leftOut.map(\.line) == [
        "left out: import TCACoordinators (A.swift:1: unknown module TCACoordinators)",
        "left out: Leg (A.swift:3: cannot find type 'Route' in scope, perhaps of TCACoordinators)",
        "left out: Trip (A.swift:4: it uses Leg)",
      ])
    #expect(pruning.sources.files[0].text.contains("@Reducer struct Counter"))
    #expect(!pruning.sources.files[0].text.contains("Leg"))
  }

  @Test("A member that a type does not have is a mistake; an operator of a package is not")
  func members() {
    func step(_ text: String) -> Pruning.Step {
      let source =
        "import TCACoordinators\n@Reducer struct A { struct State {} }\n@Reducer struct B {}"
      var pruning = Pruning(SourceSet(files: [.init(name: "A.swift", text: source)]))
      _ = pruning.leaveOutAbsentImports(existing: [])
      let error = CompilerMessage(
        location: .init(file: "A.swift", line: 3, column: 10), text: text)
      return pruning.next(after: [error])
    }
    for type in [
      "PartialKeyPath<Case<A.Action>>", "A.Action", "PresentationAction<A.Action>",
      "IdentifiedArray<Int, A.State>",
    ] {
      #expect(step("type '\(type)' has no member 'tappd'") == .refuse, "\(type)")
    }
    #expect(step("value of type 'Reduce<A.State, A.Action>' has no member 'iflet'") == .refuse)
    #expect(step("value of type 'Reduce<A.State, A.Action>' has no member 'routing'") != .refuse)
  }

  @Test("A statement with a mistake in it does not become a stop")
  func mistakeInStop() {
    func step(_ name: String) -> Pruning.Step {
      let text = reducer("UIDevice.current.play(\(name).one)", "enum Prices { static let one = 1 }")
      var pruning = Pruning(SourceSet(files: [.init(name: "A.swift", text: text)]))
      let names = name == "Prices" ? ["UIDevice"] : ["UIDevice", name]
      return pruning.next(
        after: names.enumerated().map { index, name in
          CompilerMessage(
            location: .init(file: "A.swift", line: 5, column: 7 + index * 22),
            text: "cannot find '\(name)' in scope")
        })
    }
    #expect(step("Prices") != .refuse)
    #expect(step("Prcies") == .refuse)
  }

  @Test("A symbol of a package is no mistake for the name of a client that begins with it")
  func clientOfPackage() {
    let text = "struct AnalyticsClient { static let live = Self { name in Analytics.log(name) } }"
    var pruning = Pruning(
      SourceSet(files: [.init(name: "A.swift", text: "import FirebaseAnalytics\n" + text)]))
    _ = pruning.leaveOutAbsentImports(existing: [])
    let error = CompilerMessage(
      location: .init(file: "A.swift", line: 2, column: 59),
      text: "cannot find 'Analytics' in scope")
    #expect(pruning.next(after: [error]) != .refuse)
    #expect(
      pruning.leftOut.last?.line.hasPrefix("stops: Analytics in AnalyticsClient.live") == true)
  }

  @Test("An import goes with its semicolon")
  func semicolons() {
    let text = "import A; import UIKitten; import Nuke ; struct B {}"
    var pruning = Pruning(SourceSet(files: [.init(name: "A.swift", text: text)]))
    _ = pruning.leaveOutAbsentImports(existing: ["A"])
    #expect(
      pruning.sources.files[0].text
        == "import A;                                struct B {}")
    #expect(pruning.leftOut.count == 2)
  }

  @Test("A closure keeps the unnamed parameters of a statement that is left out")
  func unnamedParameters() {
    let text = "struct A: View { var body: some View { List(rows) { Gauge($0, max: $1) { $2 } } } }"
    let step = step(about: "Gauge", in: text)
    #expect(
      step.text.contains(
        "{ let _ = $0; let _ = $1; SwiftUI.Text(\"[Gauge is left out]\") } } }"),
      "\(step.text)")
  }

  @Test("A nested class with a delegate of Apple goes, and what uses it stops")
  func nestedClass() {
    let text = """
      import CoreBluetooth
      struct Client { static let live = Client()
      final class Central: NSObject, CBCentralManagerDelegate {}
      func scan() { _ = Central() } }
      """
    var pruning = Pruning(SourceSet(files: [.init(name: "A.swift", text: text)]))
    _ = pruning.leaveOutAbsentImports()
    func next(_ line: Int, _ column: Int, _ text: String) -> Pruning.Step {
      let location = CompilerMessage.Location(file: "A.swift", line: line, column: column)
      return pruning.next(after: [CompilerMessage(location: location, text: text)])
    }
    #expect(next(3, 32, "cannot find type 'CBCentralManagerDelegate' in scope") != .refuse)
    #expect(next(4, 19, "cannot find 'Central' in scope") != .refuse)
    #expect(
      pruning.leftOut.dropFirst().map(\.line) == [
        "left out: Central (A.swift:3: cannot find type 'CBCentralManagerDelegate' in scope)",
        "stops: Central in Client.scan (A.swift:4: Central was left out)",
      ])
  }

  @Test("What a framework has beyond its stubs stops in a client, and is refused in a reducer")
  func partOfFramework() {
    func step(_ statement: String, _ module: String, _ error: String) -> (Pruning.Step, String?) {
      let text = "import \(module)\nstruct Client { static let live = Self {\n\(statement) } }"
      var pruning = Pruning(SourceSet(files: [.init(name: "A.swift", text: text)]))
      let location = CompilerMessage.Location(file: "A.swift", line: 3, column: 1)
      let step = pruning.next(after: [CompilerMessage(location: location, text: error)])
      return (step, pruning.leftOut.first?.line)
    }
    let name = "cannot find 'AVMIDIPlayer' in scope"
    #expect(
      step("AVMIDIPlayer().play()", "AVFoundation", name).1
        == "stops: AVMIDIPlayer in Client.live (A.swift:3: AVMIDIPlayer is in none of the loaded sources, perhaps in AVFoundation)"
    )
    #expect(step("AVMIDIPlayer().play()", "CoreData", name).0 == .refuse)
    #expect(
      step("AVAudioPlayr().play()", "AVFoundation", "cannot find 'AVAudioPlayr' in scope").0
        == .refuse)
    #expect(
      step("result.offer", "StoreKit", "value of type 'Transaction' has no member 'offer'").1
        == "stops: Transaction.offer in Client.live (A.swift:3: Transaction.offer is in none of the loaded sources, perhaps in StoreKit)"
    )
    let text = reducer("AVMIDIPlayer().play()")
    #expect(self.step(about: "AVMIDIPlayer", in: text, imports: ["AVFoundation"]).step == .refuse)
  }

  @Test("A view that needs a framework names the one that declares the symbol")
  func frameworkOfSymbol() {
    let text = "struct AppView: View { var body: some View { TipView(1) } }"
    var pruning = Pruning(
      SourceSet(files: [.init(name: "A.swift", text: "import ARKit\nimport TipKit\n" + text)]))
    _ = pruning.leaveOutAbsentImports()
    _ = pruning.next(after: [
      CompilerMessage(
        location: .init(file: "A.swift", line: 3, column: 46),
        text: "cannot find 'TipView' in scope")
    ])
    #expect(
      pruning.leftOut.last?.line
        == "left out: AppView (A.swift:3: TipView is in none of the loaded sources, perhaps in TipKit)"
    )
  }

  @Test("A stop ends before the `#elseif` or `#endif` of a condition that begins before it")
  func conditions() {
    let body = """
      #if os(iOS)
          UIDevice.current.play()
          print("a")
          #else
          print("b")
          #endif
          print("c")
      """
    let text = reducer("let a = 1\n    " + body)
    let found = step(about: "UIDevice", in: text)
    #expect(found.step != .refuse)
    for rest in ["#else\n    print(\"b\")\n    #endif\n    print(\"c\")", "print(\"a\")"] {
      #expect(found.text.contains(rest), "\(found.text)")
    }
    let declared = step(
      about: "UIDevice", in: text.replacing("UIDevice.", with: "let d = UIDevice."))
    #expect(!declared.text.contains("print(\"a\")"))
    #expect(declared.text.contains("#else\n    print(\"b\")"), "\(declared.text)")
  }

  @Test("What a view is extended by goes with the view")
  func extensionOfView() {
    let text = """
      extension Badge { func a() -> Badge { self } }
      struct Badge: View { var color: Color = .brand; var body: some View { Text("") } }
      """
    var pruning = Pruning(SourceSet(files: [.init(name: "A.swift", text: text)]))
    _ = pruning.next(after: [
      CompilerMessage(
        location: .init(file: "A.swift", line: 2, column: 41),
        text: "type 'Color' has no member 'brand'")
    ])
    #expect(
      pruning.leftOut.map(\.line) == [
        "left out: Badge (A.swift:2: type 'Color' has no member 'brand')",
        "left out: extension Badge (A.swift:1: it extends Badge, which was left out)",
      ])
    #expect(!pruning.sources.files[0].text.contains("Badge"))
  }

  @Test(
    "An import in a condition that holds here is left out by reading; others are the compiler's")
  func conditionalImports() {
    let text = """
      #if true
      import Nuke
      #if canImport(Lottie)
      import Lottie
      #endif
      #else
      import Gifu
      #endif
      import Kingfisher
      """
    var pruning = Pruning(SourceSet(files: [.init(name: "A.swift", text: text)]))
    _ = pruning.leaveOutAbsentImports(existing: [])
    #expect(pruning.leftOut.map(\.name) == ["import Nuke", "import Kingfisher"])
  }

  @Test("A syntax error leaves everything as it is")
  func syntax() {
    var pruning = Pruning(SourceSet(files: [.init(name: "A.swift", text: "struct A: View {")]))
    let error = CompilerMessage(
      location: .init(file: "A.swift", line: 1, column: 1), text: "expected '}' in struct")
    #expect(pruning.next(after: [error]) == .refuse)
  }

  @Test("A part of a provided module is imported with the whole, also under a condition")
  func submodules() {
    let text = "#if canImport(UIKit)\nimport UIKit.UIFont\n#endif\nimport os.log"
    var pruning = Pruning(SourceSet(files: [.init(name: "A.swift", text: text)]))
    #expect(pruning.leaveOutAbsentImports(existing: ["UIKit", "os"]) == nil)
    #expect(
      pruning.sources.files[0].text
        == "#if canImport(UIKit)\nimport UIKit       \n#endif\nimport os    ")
  }

  @Test("All modules that do not exist are left out before the first run, if they are known")
  func absentModules() {
    var pruning = Pruning(
      SourceSet(files: [
        .init(
          name: "A.swift", text: "import Foundation\nimport Kingfisher\nimport struct Nuke.Image")
      ]))
    let text = pruning.leaveOutAbsentImports(existing: ["Foundation"])
    #expect(
      text == """
        A.swift:2:8: error: no such module 'Kingfisher'
        A.swift:3:8: error: no such module 'Nuke'
        """)
    #expect(pruning.sources.files[0].text.hasPrefix("import Foundation\n     "))
  }
}
