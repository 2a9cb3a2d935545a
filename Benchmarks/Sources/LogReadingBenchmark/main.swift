import Foundation
import LogReading

/// Measures how long it takes to read a log of 100 MB, beside a control that only looks for the ends of the lines:
///
///     swift run -c release LogReadingBenchmark
let block = """
  received action:
    Settings.Action.binding(.set(\\State.$displayName, "Blob"))
    Settings.State(
      _digest: .daily,
  -   _displayName: "",
  +   _displayName: "Blob",
      _enableNotifications: false,
      isLoading: false,
      rows: [
        … (2 unchanged),
  -     [2]: Row(
  -       id: 3,
  -       name: "old"
  -     )
      ]
    )


  """
let size = 100_000_000
let chunk = Array(String(repeating: block, count: 1000).utf8)
/// As Xcode and `log stream` print it, with a timestamp before each line.
func stamped(_ chunk: [UInt8]) -> [UInt8] {
  var stamped: [UInt8] = []
  let lines = chunk.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast()
  for (position, line) in lines.enumerated() {
    let time = "2026-11-23 12:00:\(position / 1000 % 60).\(100_000 + position)+0100"
    stamped += Array("\(time) App[12:345] ".utf8)
    stamped += line
    stamped.append(0x0A)
  }
  return stamped
}

func seconds(_ body: () -> Void) -> String {
  let time = ContinuousClock().measure(body)
  return String(
    format: "%.2f s", Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18)
}

/// The most memory that the process has used so far, in kilobytes.
func peakMemory() -> String {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  return status.split(separator: "\n").first { $0.hasPrefix("VmHWM") }.map(String.init) ?? "unknown"
}

for (name, chunk) in [("plain", chunk), ("with timestamps", stamped(chunk))] {
  var lines = 0
  let control = seconds {
    for _ in 0..<(size / chunk.count) { for byte in chunk where byte == 0x0A { lines += 1 } }
  }
  var blocks = 0
  let reading = seconds {
    var reader = LogReader()
    for _ in 0..<(size / chunk.count) { reader.read(chunk[...]) }
    blocks = reader.finish().understoodCount
  }
  print(
    "100 MB \(name): \(lines) lines, control \(control), \(blocks) blocks read in \(reading), \(peakMemory())"
  )
}
