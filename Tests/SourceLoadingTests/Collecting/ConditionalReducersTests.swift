import Testing

@testable import SourceLoading

@Suite("Reducers in `#if` blocks")
struct ConditionalReducersTests {
  @Test("A reducer counts if a block around it is open")
  func names() {
    let text = """
      #if DEBUG
      struct Log {}
      #endif
      @Reducer struct Shared {}
      #if os(macOS)
      #if DEBUG
      #endif
      @Reducer struct ClipList {}
      #endif
      """
    let sources = SourceSet(files: [.init(name: "A.swift", text: text)])
    #expect(sources.conditionalReducers == ["ClipList"])
  }
}
