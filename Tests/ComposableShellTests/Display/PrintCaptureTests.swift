import FileAccess
import Foundation
import Testing

@testable import ComposableShell

@Suite("Capturing printed text")
@MainActor
struct PrintCaptureTests {
  @Test("Printed text can be taken once, immediately, and separately from program output")
  func apart() throws {
    let path = NSTemporaryDirectory() + "print-capture-\(UUID().uuidString)"
    let descriptor = open(path, O_CREAT | O_RDWR, 0o600)
    defer {
      close(descriptor)
      unlink(path)
    }
    let capture = try #require(PrintCapture(descriptor))
    #expect(capture.take() == "")
    write(descriptor, "one\n", 4)
    #expect(capture.take() == "one\n")
    #expect(capture.take() == "")
    capture.write("said\n")
    write(descriptor, "two", 3)
    write(descriptor, "\n", 1)
    #expect(capture.take() == "two\n")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "said\n")
  }

  @Test("Printing never waits for a reader")
  func flood() throws {
    let descriptor = open("/dev/null", O_WRONLY)
    defer { close(descriptor) }
    let capture = try #require(PrintCapture(descriptor))
    Descriptors.writeAll([UInt8](repeating: 97, count: 1 << 24), to: descriptor)
    #expect(capture.take().utf8.count == 1 << 24)
  }
}
