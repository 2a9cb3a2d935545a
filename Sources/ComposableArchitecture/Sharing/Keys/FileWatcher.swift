import Synchronization

/// Calls functions after other code has changed files.
///
/// It watches the folders of the files with inotify, because programs replace files rather than write into
/// them. While a folder does not exist, it watches the nearest one that does. On systems without inotify,
/// changes are not noticed.
final class FileWatcher: Sendable {
  private typealias Callback = @Sendable () -> Void

  private struct Follower: Sendable {
    let url: URL
    let changed: Callback
  }

  private struct State {
    var followers: [Int: Follower] = [:]
    var lastID = 0
    #if os(Linux)
      var inotify: Inotify?
    #endif
  }

  private let state = Mutex(State())

  /// Calls a function after each change of a file, on any thread, until the subscription ends.
  func follow(_ url: URL, _ changed: @escaping @Sendable () -> Void) -> SharedSubscription {
    let follower = Follower(url: url, changed: changed)
    let id = state.withLock { state in
      state.lastID += 1
      state.followers[state.lastID] = follower
      watch(url, &state)
      return state.lastID
    }
    return SharedSubscription { [weak self] in
      self?.state.withLock { state in
        state.followers[id] = nil
        #if os(Linux)
          if state.followers.isEmpty { state.inotify = nil }
        #endif
      }
    }
  }

  #if os(Linux)
    private func watch(_ url: URL, _ state: inout State) {
      let inotify = state.inotify ?? Inotify { [weak self] in self?.receive($0) }
      state.inotify = inotify
      inotify?.watch(url.deletingLastPathComponent())
    }

    /// - Parameter names: The names of the files that have changed; `nil` for a change of folders.
    private func receive(_ names: Set<String>?) {
      let followers = state.withLock { state in
        // A folder may have been created, or replaced by another one.
        if names == nil { for follower in state.followers.values { watch(follower.url, &state) } }
        return state.followers.sorted { $0.key < $1.key }.map(\.value)
      }
      for follower in followers where names?.contains(follower.url.lastPathComponent) ?? true {
        follower.changed()
      }
    }
  #else
    private func watch(_ url: URL, _ state: inout State) {}
  #endif
}

#if os(Linux)
  import Glibc

  /// An inotify instance that watches folders.
  private final class Inotify: Sendable {
    private let descriptor: Int32
    // Unsafe only for the compiler: Dispatch's objects may be used on any thread.
    nonisolated(unsafe) private let source: any DispatchSourceRead

    /// - Parameter receive: Receives the names of changed files, or `nil` for a change of folders.
    /// - Returns: `nil` if the system has no more instances for this user.
    init?(_ receive: @escaping @Sendable (Set<String>?) -> Void) {
      let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      self.descriptor = descriptor
      source = DispatchSource.makeReadSource(
        fileDescriptor: descriptor,
        queue: DispatchQueue(label: "composable-architecture.file-watcher"))
      source.setEventHandler {
        let events = Self.read(descriptor)
        if events.changesFolders {
          receive(nil)
        } else if !events.names.isEmpty {
          receive(events.names)
        }
      }
      source.setCancelHandler { close(descriptor) }
      source.resume()
    }

    deinit { source.cancel() }

    /// Watches a folder, or the nearest folder around it that exists.
    func watch(_ folder: URL) {
      let inside = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)
      while !add(folder, inside) {
        var child = folder, ancestor = folder.deletingLastPathComponent()
        while !add(ancestor, UInt32(IN_CREATE | IN_MOVED_TO)), ancestor.path != "/" {
          child = ancestor
          ancestor.deleteLastPathComponent()
        }
        // A child that was created before the ancestor was watched has caused no event.
        guard add(child, 0) else { return }
      }
    }

    private func add(_ folder: URL, _ events: UInt32) -> Bool {
      let itself = UInt32(IN_DELETE_SELF | IN_MOVE_SELF)
      // The same folder can be watched for its files and for a folder that does not exist yet.
      return inotify_add_watch(descriptor, folder.path, events | itself | UInt32(IN_MASK_ADD)) >= 0
    }

    /// Reads the events that have arrived.
    ///
    /// Layout (inotify(7)): an event is three 32-bit numbers after the watch descriptor: the mask at
    /// offset 4 and the length of the name at 12. The name follows, padded with zeros.
    private static func read(_ descriptor: Int32) -> (names: Set<String>, changesFolders: Bool) {
      var names: Set<String> = [], changesFolders = false
      var buffer = [UInt8](repeating: 0, count: 16_384)
      while true {
        let count = Glibc.read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return (names, changesFolders) }
        var start = 0
        while start + 16 <= count {
          let mask = number(buffer, start + 4), length = Int(number(buffer, start + 12))
          let name = buffer[(start + 16)..<(start + 16 + length)].prefix { $0 != 0 }
          names.insert(String(decoding: name, as: UTF8.self))
          let ofFolders = UInt32(IN_ISDIR) | UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_Q_OVERFLOW)
          if mask & ofFolders != 0 { changesFolders = true }
          start += 16 + length
        }
      }
    }

    /// A 32-bit number in the byte order of the machine.
    private static func number(_ bytes: [UInt8], _ offset: Int) -> UInt32 {
      bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self) }
    }
  }
#endif
