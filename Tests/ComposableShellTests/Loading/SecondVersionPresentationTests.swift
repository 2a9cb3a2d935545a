import Testing

@testable import ComposableShell

/// Sheets and stacks of 2.0, which views and `dismiss` and `back` close.
@Suite("Presentation in features of 2.0", .serialized)
@MainActor
struct SecondVersionPresentationTests {
  private static let home = """
    import ComposableArchitecture2
    import SwiftUI

    @Feature struct Note {
      struct State { var text = "a" }
      enum Action { case clear }
      var body: some Feature { Update { state, _ in state.text = "" } }
    }

    @Feature struct Page {
      struct State { var n = 0 }
      enum Action { case plus }
      var body: some Feature { Update { state, _ in state.n += 1 } }
    }

    @Feature struct Home {
      @Feature enum Sheet {
        case note(Note)
        case page(Page)
      }
      @Feature enum Path { case page(Page) }
      struct State {
        var sheet: Sheet.State?
        var note: Note.State?
        var path: [Path.State] = []
        var closed = 0
      }
      enum Action {
        case noteTapped, sheetTapped, pageTapped
        case sheet(Sheet.Action)
        case note(Note.Action)
        case path(Path.State.ID, Path.Action)
      }
      var body: some Feature {
        Update { state, action in
          switch action {
          case .noteTapped: state.note = .init()
          case .sheetTapped: state.sheet = .note(.init())
          case .pageTapped: state.path.append(.page(.init()))
          case .sheet, .note, .path: break
          }
        }
        .ifLet(\\.sheet, action: \\.sheet) { Sheet.body }
        .ifLet(\\.note) { Note() }
        .forEach(\\.path, action: \\.path, dismissStyle: .stack) { Path.body }
        .onChange(of: store.sheet == nil) { $0.closed += 1 }
      }
    }

    struct HomeView: View {
      @Bindable var store: StoreOf<Home>
      var body: some View {
        NavigationStack(path: $store.scope(\\.path, action: \\.path)) {
          Text("home")
            .navigationDestination(for: Home.Path.StoreEnumeration.self) { page in
              switch page {
              case .page(let page): Text("page \\(page.n)")
              }
            }
        }
        .sheet(item: $store.scope(\\.sheet, action: \\.sheet).note) { note in
          Text("sheet \\(note.text)")
          Button("Clear") { note.send(.clear) }
        }
        .sheet(item: $store.scope(state: \\.note, action: \\.note)) { note in
          Text("note \\(note.text)")
        }
      }
    }
    """

  private func outputs(_ lines: String...) async throws -> [String] {
    try await WrittenFile.outputs(of: Self.home, loadedBy: "load X.swift Home", then: lines)
  }

  @Test("A sheet shows the child, and closing it sets the state to nil")
  func sheets() async throws {
    let outputs = try await outputs(
      ".sheetTapped", "screen", "tap Clear", "screen", "tap Close", "screen", ".noteTapped",
      "screen",
      "tap Close", "state note")
    #expect(outputs[1].contains("sheet a"))
    #expect(outputs[2].hasPrefix("[1] Clear: sent .sheet(.note(.clear))\n"))
    #expect(outputs[3].contains("sheet \n") || !outputs[3].contains("sheet a"))
    #expect(outputs[4].hasPrefix("[2] Close: sent modify\nchanged by modify:\n"))
    #expect(outputs[4].contains("+   closed: 2"))
    #expect(!outputs[5].contains("sheet"))
    #expect(outputs[7].contains("note a"))
    #expect(outputs[9] == "nil")
  }

  @Test("Going back removes a screen of the stack")
  func stack() async throws {
    let outputs = try await outputs(
      ".pageTapped", ".pageTapped", ".path[#1].page(.plus)", "screen", "tap Back", "screen",
      "tap Back",
      "state path")
    #expect(outputs[3].contains("page 1"))
    #expect(outputs[5].contains("page 0"))
    #expect(outputs[7] == "[]")
  }

  @Test("`dismiss` and `back` do the same without a view, and `export test` writes them")
  func commands() async throws {
    let outputs = try await outputs(
      ".sheetTapped", "dismiss", "dismiss", ".pageTapped", ".pageTapped", "scope path[#0]", "back",
      "up",
      "state path", "back", "export test XTests.swift", "load X.swift XTests.swift Home", "test")
    #expect(outputs[1].hasPrefix("changed by modify"))
    #expect(outputs[1].contains("closed: 2"))
    #expect(outputs[2].hasPrefix("error: no child is presented in Home\n"))
    #expect(outputs[6].contains("path"))
    #expect(outputs[8] == "[]")
    #expect(outputs[9].hasPrefix("error: no stack in Home has a screen to leave\n"))
    #expect(outputs[12].contains("1 test passed"))
  }
}
