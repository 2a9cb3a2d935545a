import CLibEdit
import Synchronization
import ShellCore

/// The local socket over which a talk sends the speaker's view to other terminals of the same user.
enum NotesSocket {
  /// The path: in `$XDG_RUNTIME_DIR`, or else in a folder of the user in the temporary folder. Returns nil if the folder
  /// cannot be created for this user alone.
  static func path(environment: [String: String]) -> String? {
    if let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/") {
      return "\(folder)/tca-talk"
    }
    let folder = "\(environment["TMPDIR"] ?? "/tmp")/tca-\(getuid())"
    mkdir(folder, 0o700)
    var status = stat()
    let isOwn =
      lstat(folder, &status) == 0 && status.st_uid == getuid() && status.st_mode & 0o077 == 0
    return isOwn ? "\(folder)/talk" : nil
  }
}

/// Sends the speaker's view to each terminal that connects, and again whenever it changes.
final class NotesServer: Sendable {
  private let state = Mutex<(message: [UInt8], clients: [Int32])>(([], []))
  private let listener: Int32
  private let path: String

  /// Returns nil if the socket cannot be created; the talk then has no notes.
  init?(path: String?) {
    guard let path else { return nil }
    let listener = cle_socket_listen(path)
    guard listener >= 0 else { return nil }
    self.listener = listener
    self.path = path
    let thread = Thread { [self] in acceptClients() }
    thread.name = "notes"
    thread.start()
  }

  private func acceptClients() {
    while true {
      _ = Descriptors.wait(for: [listener])
      let client = cle_socket_accept(listener)
      guard client >= 0 else { continue }
      state.withLock { state in
        state.clients.append(client)
        Self.send(&state)
      }
    }
  }

  func publish(_ view: SpeakerView) {
    guard let json = try? JSONEncoder().encode(view) else { return }
    state.withLock { state in
      let message = Array(json) + [UInt8(ascii: "\n")]
      guard message != state.message else { return }
      state.message = message
      Self.send(&state)
    }
  }

  /// A client that is gone or does not read is dropped.
  private static func send(_ state: inout (message: [UInt8], clients: [Int32])) {
    let message = state.message
    state.clients.removeAll { client in
      let isSent = cle_socket_send(client, message, message.count) == message.count
      if !isSent { close(client) }
      return !isSent
    }
  }

  /// Removes the socket, so that terminals with notes wait for the next talk.
  func end() {
    unlink(path)
    state.withLock { state in
      state.clients.forEach { close($0) }
      state.clients = []
    }
  }
}

/// Receives the speaker's view. It waits for a talk, and for the next one after its end.
struct NotesClient {
  private let path: String
  private var connection: Int32 = -1
  private var received: [UInt8] = []
  /// The last view; `nil` while no talk is running.
  private(set) var view: SpeakerView?

  init(path: String) { self.path = path }

  mutating func update() {
    if connection < 0 { connection = cle_socket_connect(path) }
    guard connection >= 0 else { return }
    while let bytes = Descriptors.readSome(connection) {
      guard !bytes.isEmpty else { return disconnect() }
      received += bytes
    }
    if errno != EAGAIN { return disconnect() }
    let messages = received.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard messages.count > 1, let rest = messages.last else { return }
    view = try? JSONDecoder().decode(SpeakerView.self, from: Data(messages[messages.count - 2]))
    received = Array(rest)
  }

  private mutating func disconnect() {
    close(connection)
    connection = -1
    received = []
    view = nil
  }
}
