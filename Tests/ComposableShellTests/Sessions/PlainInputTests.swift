@testable import ComposableShell
import Foundation
import Testing

@Suite struct PlainInputTests {
  private func lines(_ bytes: [UInt8]) -> [[UInt8]] {
    let pipe = Pipe()
    let writer = Thread {
      pipe.fileHandleForWriting.write(Data(bytes))
      try? pipe.fileHandleForWriting.close()
    }
    writer.start()
    let input = PlainInput(descriptor: pipe.fileHandleForReading.fileDescriptor)
    var lines: [[UInt8]] = []
    while let line = input.readLine() { lines.append(line) }
    return lines
  }

  @Test func `Lines are read as bytes without their line feed`() {
    #expect(lines([0x61, 0x0A, 0xFF, 0x00, 0x0D, 0x0A]) == [[0x61], [0xFF, 0x00, 0x0D]])
  }

  @Test func `Empty lines and a last line without a line feed are read`() {
    #expect(lines([0x0A, 0x0A, 0x62]) == [[], [], [0x62]])
  }

  @Test func `Empty input has no lines`() {
    #expect(lines([]) == [])
  }

  @Test func `A line can have any length`() {
    let long = [UInt8](repeating: 0x78, count: 3_000_000)
    #expect(lines(long + [0x0A, 0x79]).map(\.count) == [3_000_000, 1])
  }
}
