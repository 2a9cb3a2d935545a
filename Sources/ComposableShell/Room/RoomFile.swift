import CSupervisor
import Synchronization
import ShellCore

/// The events of a room, in memory that outlives the process. The process that replaces this one after a crash opens the room with them.
final class RoomFile: Sendable {
  private let descriptor: Int32
  private let size: Mutex<Int>
  /// What follows is not written. A room of which not everything is known continues with what is.
  private static let mostBytes = 512 << 20

  /// The file of this supervisor; `nil` without one.
  static let shared = csv_room_file() < 0 ? nil : RoomFile(csv_room_file())
  /// The room that was open when an earlier process ended.
  let past: RoomPast?

  private init(_ descriptor: Int32) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFL, O_APPEND)
    Supervision.guardDescriptor(descriptor)
    let bytes = Descriptors.readAvailable(descriptor, after: 0)
    past = Supervision.isReplacement ? RoomPast(Data(bytes)) : nil
    size = Mutex(bytes.count)
    // A process that was killed while it wrote has left a part of a line.
    if let last = bytes.last, last != UInt8(ascii: "\n") { write(Data("\n".utf8)) }
  }

  /// Begins with a room that has no events.
  func begin(at place: RoomEndpoint, log: String) {
    size.withLock { size in
      ftruncate(descriptor, 0)
      size = 0
    }
    add(.opened(place: place.text, log: log))
  }

  @Sendable
  func add(_ event: RoomEvent) { write(event.line) }

  private func write(_ line: Data) {
    size.withLock { size in
      guard size + line.count <= Self.mostBytes else { return }
      size += line.count
      Descriptors.writeAll(Array(line), to: descriptor)
    }
  }
}
