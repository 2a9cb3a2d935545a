#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Messages on two file descriptors: the length in 8 bytes, little endian, and then the bytes of the message.
///
/// What a macro prints must not reach the compiler, so standard output is redirected to standard error.
struct MessageChannel {
  private let input: Int32
  private let output: Int32

  /// A channel on standard input and output.
  init() {
    input = dup(0)
    output = dup(1)
    dup2(2, 1)
  }

  init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
  }

  /// The next message, or `nil` when the other side has closed the channel.
  func receive() -> Data? {
    guard let head = read(count: 8) else { return nil }
    let count = head.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return read(count: Int(count)).map { Data($0) }
  }

  func send(_ message: Data) {
    let count = UInt64(message.count)
    write((0..<8).map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) } + Array(message))
  }

  private func read(count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let new = bytes.withUnsafeMutableBytes {
        systemRead(input, $0.baseAddress! + filled, count - filled)
      }
      if new < 0, errno == EINTR { continue }
      guard new > 0 else { return nil }
      filled += new
    }
    return bytes
  }

  private func write(_ bytes: [UInt8]) {
    var written = 0
    while written < bytes.count {
      let new = bytes.withUnsafeBytes {
        systemWrite(output, $0.baseAddress! + written, bytes.count - written)
      }
      if new < 0, errno == EINTR { continue }
      guard new > 0 else { return }
      written += new
    }
  }
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int
{
  read(descriptor, bytes, count)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
