import Testing

@Suite("Values of a device in views, and values that do not exist", .serialized)
@MainActor
struct ScreenValuesTests {
  @Test("Views can ask for the size of the screen, and for the kind of the device")
  func screen() async throws {
    let source =
      WrittenFile.feature + """
        import SwiftUI
        struct CounterView: View {
          let store: StoreOf<Counter>
          private let half = UIScreen.main.bounds.width / 2
          var columns: Int { UIScreen.main.bounds.width > UIScreen.main.bounds.height ? 3 : 2 }
          var inset: CGFloat { UIApplication.shared.windows.isEmpty ? 7 : 0 }
          var body: some View {
            VStack {
              Text("half \\(Int(half)), columns \\(columns), inset \\(Int(inset))")
              Text(UIDevice.current.userInterfaceIdiom == .phone ? "phone" : "other")
              Text(UIDevice.current.orientation.isLandscape ? "landscape" : "portrait")
              GeometryReader { Text("\\(Int($0.size.width - UIScreen.main.bounds.width))") }
            }
          }
        }
        """
    let screen = try await WrittenFile.output(of: source, then: ["screen"])
    let lines = screen.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines == ["half 320, columns 3, inset 7", "phone", "landscape", "0"])
  }

  @Test("A value of a type that is in no loaded source is refused with the reason")
  func absentValues() async throws {
    let source = """
      import ComposableArchitecture
      import Alamofire
      @Reducer struct Net {
        @ObservableState struct State: Equatable { var error: AFError? }
        enum Action { case failed(AFError), ended(Result<Int, AFError>) }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      """
    let outputs = try await WrittenFile.outputs(
      of: source,
      then: [
        ".failed(3)", ".failed(AFError())", ".failed(.init(never: 1))", ".failed",
        ".ended(.success(1))",
      ]
    )
    let error = "error: AFError has no values here: it is in none of the loaded sources"
    for output in outputs.prefix(3) {
      #expect(
        output == error + "\n  " + output.split(separator: "\n")[1].drop { $0 == " " }
          + "\n          ^")
    }
    #expect(outputs[3].hasSuffix("expected an AFError, which has no values here"), "\(outputs[3])")
    #expect(outputs[4].hasPrefix("received action:"), "\(outputs[4])")
  }
}
