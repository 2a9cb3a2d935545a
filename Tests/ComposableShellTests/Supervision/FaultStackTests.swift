import Testing

@testable import ComposableShell

@Suite struct FaultStackTests {
  private func stack(_ functions: String?...) -> FaultStack {
    FaultStack(
      functions.enumerated().map {
        FaultStack.Frame(offset: UInt64($0.offset + 1) << 8, function: $0.element)
      })
  }

  private let prompt = "$s15ComposableShell14TerminalPromptV8evaluateyySSYaF"
  private let counter = "$s8Counters7CounterV4bodyQrvg"

  @Test func `A stack is the program's own if no function belongs to a module with features`() {
    #expect(stack(prompt, "csv_supervise").isOwn(features: ["Counters"]))
    #expect(!stack(prompt, counter).isOwn(features: ["Counters"]))
  }

  @Test func `Code of the program that is specialized for a feature may be the feature's`() {
    let specialized = "$s22ComposableArchitecture5StoreC4sendyyq_F8Counters7CounterV_Tg5"
    #expect(!stack(specialized).isOwn(features: ["Counters"]))
  }

  @Test func `A function without a name may be the feature's`() {
    #expect(!stack(prompt, nil).isOwn(features: ["Counters"]))
  }

  @Test func `Code of a loaded file is on the stack`() {
    #expect(FaultStack([Symbolizer.Frame(library: "/tmp/Counter.so", offset: 1)]) == nil)
    #expect(FaultStack([Symbolizer.Frame]()) == nil)
  }

  @Test func `The report names each frame by its offset and its function`() {
    #expect(
      stack("$sSi3maxSivgZ", nil).lines == [
        "0x100 static Swift.Int.max.getter : Swift.Int", "0x200 ?",
      ])
  }
}
