/// A package with a shell of one's own: what `tca new NAME` writes.
package struct PackageTemplate {
  /// The package's name, which is also its module's.
  let name: String
  /// Where composable-shell lies, as the manifest names it.
  let shellPath: String

  /// - Parameters:
  ///   - name: A name for which ``problem(with:)`` has nothing to say.
  ///   - shellPath: Absolute, or relative to the package's folder.
  package init(name: String, shellPath: String) {
    self.name = name
    self.shellPath = shellPath
  }

  /// What is wrong with a name; nil: nothing is.
  package static func problem(with name: String) -> String? {
    let letters = name.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_")
    }
    guard letters, let first = name.first, first.isLetter else {
      return "`\(name)` is no name for a package: expected letters and digits, a letter first"
    }
    guard !taken.contains(name) else {
      return "`\(name)` is the name of a module that the package needs"
    }
    return nil
  }

  private static let taken: Set<String> = [
    "ComposableArchitecture", "ComposableShell", "Counter", "CounterView", "Foundation",
    "ShellCore", "Swift", "SwiftUI", "TerminalUI", "Testing",
  ]

  /// The files by their paths in the package's folder.
  package var files: [(path: String, text: String)] {
    [
      ("Package.swift", manifest),
      (".gitignore", ".build/\n"),
      ("Sources/\(name)/Counter.swift", feature),
      ("Sources/\(name)/CounterView.swift", view),
      ("Sources/\(name)/main.swift", main),
      ("Tests/\(name)Tests/CounterTests.swift", test),
      ("Scenarios/counter.md", scenario),
    ]
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.1

    import PackageDescription

    let package = Package(
      name: "\(name)",
      platforms: [.macOS(.v15)],
      dependencies: [
        .package(name: "composable-shell", path: "\(shellPath)"),
        .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.0"),
      ],
      targets: [
        .executableTarget(
          name: "\(name)",
          dependencies: [
            .product(name: "ComposableArchitecture", package: "composable-shell"),
            .product(name: "ComposableShell", package: "composable-shell"),
          ],
          swiftSettings: [.swiftLanguageMode(.v5)],
          // What is loaded from files calls the program's own code.
          linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]
        ),
        .testTarget(
          name: "\(name)Tests",
          dependencies: [
            "\(name)",
            // Without it a failure that a store reports is silent.
            .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
          ],
          swiftSettings: [.swiftLanguageMode(.v5)]
        ),
      ]
    )

    """
  }

  private var feature: String {
    """
    import ComposableArchitecture

    struct Counter: Reducer {
      struct State: Equatable {
        var count = 0
      }

      enum Action: Equatable {
        case minusButtonTapped
        case plusButtonTapped
      }

      func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .minusButtonTapped: state.count -= 1
        case .plusButtonTapped: state.count += 1
        }
        return .none
      }
    }

    """
  }

  private var view: String {
    """
    import ComposableArchitecture
    import SwiftUI

    struct CounterView: View {
      let store: StoreOf<Counter>

      var body: some View {
        WithViewStore(store, observe: { $0 }) { viewStore in
          HStack {
            Button("-") { viewStore.send(.minusButtonTapped) }
            Text("\\(viewStore.count)")
            Button("+") { viewStore.send(.plusButtonTapped) }
          }
        }
      }
    }

    """
  }

  private var main: String {
    """
    import ComposableShell

    await Shell(features: [
      Feature(summary: "a number and two buttons", initialState: Counter.State()) {
        Counter()
      } view: {
        CounterView(store: $0)
      }
    ]).run()

    """
  }

  private var test: String {
    """
    import ComposableArchitecture
    import Testing

    @testable import \(name)

    @MainActor
    struct CounterTests {
      @Test func buttons() async {
        let store = TestStore(initialState: Counter.State()) { Counter() }
        await store.send(.plusButtonTapped) { $0.count = 1 }
        await store.send(.minusButtonTapped) { $0.count = 0 }
      }
    }

    """
  }

  private var scenario: String {
    """
    # Counting

    `swift run \(name) check Scenarios/counter.md` tells whether this still holds.

    ```tca
    tca> load Counter
    Counter.State(count: 0)
    Try: actions   .minusButtonTapped
    Counter> .plusButtonTapped
    received action:
      Counter.Action.plusButtonTapped
    - Counter.State(count: 0)
    + Counter.State(count: 1)
    ```

    """
  }
}
