import Testing

@testable import SourceLoading

/// The types that are declared without values. Nothing is compiled here.
@Suite("Stand-ins for absent types")
struct StandInsTests {
  /// The pruning after one run, in which the compiler has not found some names.
  private func pruning(
    _ text: String, missing: [(name: String, isType: Bool)], imports: [String]
  ) -> (pruning: Pruning, step: Pruning.Step) {
    let head = imports.map { "import \($0)\n" }.joined()
    var pruning = Pruning(SourceSet(files: [.init(name: "A.swift", text: head + text)]))
    func location(_ line: Int, _ column: Int) -> CompilerMessage.Location {
      .init(file: "A.swift", line: line, column: column)
    }
    _ = pruning.next(
      after: imports.enumerated().map {
        .init(location: location($0.offset + 1, 8), text: "no such module '\($0.element)'")
      })
    let lines = (head + text).split(separator: "\n", omittingEmptySubsequences: false)
    let errors = missing.flatMap { name, isType in
      lines.enumerated().compactMap { index, line -> CompilerMessage? in
        guard index >= imports.count, let place = line.firstRange(of: name) else { return nil }
        return CompilerMessage(
          location: location(index + 1, line[..<place.lowerBound].utf8.count + 1),
          text: "cannot find \(isType ? "type " : "")'\(name)' in scope")
      }
    }
    let step = pruning.next(after: errors)
    return (pruning, step)
  }

  private func declarations(_ pruning: Pruning) -> [Substring] {
    pruning.standIns.text(for: pruning.sources).split(separator: "\n").dropFirst().map { $0 }
  }

  @Test("A type of a package that a client uses is declared, and its statement stays as it is")
  func type() {
    let text = """
      struct Client { var failed: (AFError) -> String }
      @Reducer struct Feed { struct State { var n = 0 } }
      """
    let (found, _) = pruning(text, missing: [("AFError", true)], imports: ["Alamofire"])
    #expect(
      declarations(found) == [
        "struct AFError: AppleStubs.StandIn { private let never: Swift.Never }"
      ])
    #expect(found.sources.files[0].text.hasSuffix(text))
    #expect(
      found.leftOut.last?.line
        == "stops: AFError (A.swift:2: AFError is in none of the loaded sources, perhaps in Alamofire)"
    )
  }

  @Test("A stand-in has the initializers, the nested types, and the generic parameters of its uses")
  func shape() {
    let text = """
      public struct Client {
        let session = Session(configuration: .init(a: 1, b: [2, 3]), "x", delegate: nil)
        var user: Session.User?
        var response: Reply<[Int], Session.Failure>?
      }
      @Reducer struct Feed { struct State { var n = 0 } }
      """
    let (found, _) = pruning(
      text, missing: [("Session", false), ("Reply", true)], imports: ["Networking"])
    #expect(
      declarations(found) == [
        "public struct Session: AppleStubs.StandIn { private let never: Swift.Never; public init(configuration a0: Any?, _ a1: Any?, delegate a2: Any?, file: Swift.StaticString = #fileID, line: Swift.UInt = #line) { Self._stop(file, line) }; public struct User: AppleStubs.StandIn { private let never: Swift.Never }; public struct Failure: AppleStubs.StandIn { private let never: Swift.Never } }",
        "public struct Reply<A1, A2>: AppleStubs.StandIn { private let never: Swift.Never }",
      ])
  }

  @Test("A value of a package in a function is replaced with its statement")
  func value() {
    let text = """
      struct Client { func send() { Tracker.shared.log("a"); print("b") } }
      @Reducer struct Feed { struct State { var n = 0 } }
      """
    let (found, _) = pruning(text, missing: [("Tracker", false)], imports: ["Tracking"])
    #expect(found.standIns.isEmpty)
    #expect(
      found.sources.files[0].text.contains(
        "{ Swift.fatalError(\"stop: Tracker is in none of the loaded sources, perhaps in Tracking (A.swift:2)\"); print(\"b\") }"
      ))
  }

  @Test("A name in a reducer counts only if a common package that the file imports declares it")
  func reducers() {
    func text(_ name: String) -> String {
      "@Reducer struct Feed { func reduce() { \(name).logEvent(\"a\") } }"
    }
    let known = pruning(
      text("Analytics"), missing: [("Analytics", false)], imports: ["FirebaseAnalytics"])
    #expect(known.pruning.leftOut.last?.line.hasPrefix("stops: Analytics in Feed.reduce") == true)
    for (name, module) in [("Analytics", "Amplitude"), ("Metrics", "FirebaseAnalytics")] {
      #expect(
        pruning(text(name), missing: [(name, false)], imports: [module]).step == .refuse,
        "\(name) of \(module)")
    }
  }

  @Test(
    "A name that may be a typing error is refused",
    arguments: [
      // An own name, one of the architecture, one of the standard library, and a name without an import.
      ("struct Prices {}\nstruct A { var a: Price? }", "Price", ["Shop"]),
      ("struct A { var a: StoreOff<Int>? }", "StoreOff", ["Shop"]),
      ("struct A { var a: Strng }", "Strng", ["Shop"]),
      ("struct A { var a: Widgets }", "Widgets", []),
      ("struct A { var a: analytics }", "analytics", ["Shop"]),
      (
        "struct AnalyticsLog {}\nstruct Analytic {}\nstruct A { var a: Analytics }", "Analytics",
        [
          "FirebaseAnalytics"
        ]
      ),
    ])
  func typos(_ text: String, _ name: String, _ imports: [String]) {
    #expect(
      pruning(text + "\n@Reducer struct Feed {}", missing: [(name, true)], imports: imports).step
        == .refuse)
  }

  @Test("A protocol and a superclass have no stand-ins")
  func inherited() {
    for text in ["struct A: Injectable { var n = 0 }", "extension A: Injectable {}"] {
      #expect(
        pruning(text, missing: [("Injectable", true)], imports: ["Injection"]).step == .refuse)
    }
    let (found, _) = pruning(
      "class A: Injected {}\n@Reducer struct Feed {}", missing: [("Injected", true)],
      imports: ["Injection"])
    #expect(found.standIns.isEmpty)
    #expect(
      found.leftOut.last?.line == "left out: A (A.swift:2: cannot find type 'Injected' in scope)")
  }

  @Test("The parts of views that use a stand-in are left out, also those without an error")
  func views() {
    let text = """
      struct Cache { var images: ImageCache? }
      struct FeedView: View {
        var body: some View {
          Text("a")
          Other { ImageCache.clear() }
        }
      }
      @Reducer struct Feed { struct State { var n = 0 } }
      """
    var (found, _) = pruning(text, missing: [], imports: ["Kingfisher"])
    _ = found.next(after: [
      .init(
        location: .init(file: "A.swift", line: 2, column: 28),
        text: "cannot find type 'ImageCache' in scope")
    ])
    #expect(found.standIns.names == ["ImageCache"])
    #expect(!found.sources.files[0].text.contains("clear"), "\(found.sources.files[0].text)")
    #expect(found.sources.files[0].text.contains("Text(\"a\")"))
  }

  @Test("A stand-in that does not compile is not tried again")
  func failed() {
    var (found, _) = pruning(
      "struct A { var a: Widget? }\n@Reducer struct Feed {}", missing: [("Widget", true)],
      imports: ["Widgets"])
    #expect(found.standIns.names == ["Widget"])
    found.removeStandIns(with: [
      .init(
        location: .init(file: StandIns.fileName, line: 2, column: 1),
        text: "invalid redeclaration of 'Widget'")
    ])
    #expect(found.standIns.isEmpty && !found.standIns.accepts("Widget"))
    #expect(!found.leftOut.contains { $0.name == "Widget" })
  }

  @Test("A statement that uses `$0` goes with the closure around it")
  func unnamedParameter() {
    let text = """
      @Reducer struct Lab {
        func reduce() {
          let all = [1].map { $0 + CIContext.n }
          print(all)
        }
      }
      """
    let (found, _) = pruning(text, missing: [("CIContext", false)], imports: [])
    #expect(!found.sources.files[0].text.contains("map"), "\(found.sources.files[0].text)")
  }
}
