import RoomServer
import ShellCore

/// Opens rooms with the built-in server, another server, or a folder.
@MainActor
final class LocalRoomHost: RoomHost {
  /// The session's folder, to which paths are relative.
  private let folder: String

  /// The room that an earlier process has opened.
  private let past: RoomPast?
  private let file = RoomFile.shared

  /// - Parameter isTalk: Whether the commands of a talk run, which are not all repeated after a crash.
  init(folder: String = FileManager.default.currentDirectoryPath, isTalk: Bool = false) {
    self.folder = folder
    past = isTalk ? file?.past?.withoutEnded : file?.past
  }

  /// Where an earlier process has opened the room; `nil` if it has not.
  var place: RoomEndpoint? { past.flatMap { RoomEndpoint($0.place) } }

  func open(_ carrier: RoomCarrier, at place: RoomEndpoint?) async throws -> any OpenRoom {
    switch carrier {
    case .server(let address): try await openServer(address, at: place)
    case .publish(let url): try publishing(to: url)
    case .folder(let path): try writing(to: path)
    }
  }

  private func openServer(
    _ address: ListeningAddress, at place: RoomEndpoint?
  ) async throws -> any OpenRoom {
    if let place, address.port == 0 || address.port == place.port,
      let room = try? await serve(address.host, at: place, isRestored: true)
    {
      return room
    }
    do {
      return try await serve(
        address.host, at: RoomEndpoint(port: address.port, secret: RoomServer.makeSecret()))
    } catch {
      throw RoomFailure(
        address.port == 0
          ? "the room cannot be opened: this machine cannot listen on \(address.host); "
            + "`--address` needs an address of this machine"
          : "the room cannot be opened: this machine cannot listen on \(address.host):\(address.port); "
            + "`--address` needs an address of this machine, and a port that no other program uses")
    }
  }

  private func serve(
    _ address: String, at place: RoomEndpoint, isRestored: Bool = false
  ) async throws -> ServedRoom {
    let known = past?.place == place.text ? past : nil
    // A session that is restored opens all of its rooms again, of which the last one is in the file.
    let isEarlier = isRestored && past != nil && known == nil
    let file = isEarlier ? nil : file
    let note: @Sendable (RoomEvent) -> Void = { file?.add($0) }
    let nonce = RoomServer.makeSecret()
    let page = RoomPageText(
      html: RoomPage.html(nonce: nonce),
      contentSecurityPolicy: RoomPage.contentSecurityPolicy(nonce: nonce))
    let answers = AnswerBox(past: known, note: note)
    let server = try await RoomServer(
      host: address, port: place.port, secret: place.secret, page: page, answers: answers,
      past: known, note: note)
    let room = ServedRoom(server, answers, folder: folder, past: known) { note(.closed) }
    if known == nil, let place = room.place { file?.begin(at: place, log: server.log) }
    return room
  }

  private func publishing(to url: String) throws -> any OpenRoom {
    guard let target = PublishingTarget(url) else {
      throw RoomFailure("`\(url)` is not an address such as http://127.0.0.1/room/publish")
    }
    let carrier = PublishingCarrier(to: target)
    return ReadOnlyRoom(
      address: "publishing to \(url)", publish: carrier.publish, close: carrier.stop,
      problem: { carrier.problem },
      finish: { await carrier.finish() })
  }

  private func writing(to path: String) throws -> any OpenRoom {
    let isAbsolute = path.hasPrefix("/") || path.hasPrefix("~")
    let whole = isAbsolute ? NSString(string: path).expandingTildeInPath : "\(folder)/\(path)"
    RestrictedProcess.keepWriting(whole)
    do {
      let carrier = try FolderCarrier(
        folder: whole, page: RoomPage.fileHTML(nonce: RoomServer.makeSecret(), source: .files))
      return ReadOnlyRoom(
        address: "writing to \(path)", publish: carrier.publish, close: carrier.stop,
        problem: { carrier.problem },
        finish: { await carrier.finish() })
    } catch {
      throw RoomFailure("the room cannot be written to \(path): the folder cannot be written")
    }
  }
}

/// A room of the built-in server.
@MainActor
private final class ServedRoom: OpenRoom {
  private let server: RoomServer
  private let box: AnswerBox
  private let folder: String
  let past: RoomPast?
  private let noteEnd: () -> Void

  init(
    _ server: RoomServer, _ box: AnswerBox, folder: String, past: RoomPast?,
    noteEnd: @escaping () -> Void
  ) {
    self.server = server
    self.box = box
    self.folder = folder
    self.past = past
    self.noteEnd = noteEnd
  }

  var address: String { server.address }
  /// No other machine can open an address of this one alone.
  var code: [String] {
    server.address.hasPrefix("http://127.") ? [] : QRCode(server.address)?.text ?? []
  }
  var place: RoomEndpoint? { RoomEndpoint(port: server.port, secret: server.secret) }
  var takesAnswers: Bool { true }
  var problem: String? { nil }
  var viewerCount: Int { server.viewerCount }
  var counts: [Int] { box.current?.counts ?? [] }
  func publish(_ record: RoomRecord) { server.publish(record) }
  func open(_ ballot: RoomBallot) { box.open(ballot) }
  func endBallot() -> [Int] { box.open(RoomBallot?.none)?.counts ?? [] }
  var answers: [(text: String, count: Int)] { box.currentReplies?.counts ?? [] }
  func open(_ question: RoomQuestion) { box.open(question) }
  func endQuestion() -> [(text: String, count: Int)] {
    box.open(RoomQuestion?.none)?.counts ?? []
  }
  func open(_ task: RoomTask, start: [String]) {
    let worker = TaskWorker(folder: folder, start: start, goals: task.goals)
    box.tasks.open(task, worker.result)
  }
  var people: [RoomPerson] { box.tasks.people }
  func endTask() -> [RoomPerson] { box.tasks.close() }
  func close() {
    _ = box.tasks.close()
    server.stop()
    noteEnd()
  }
  func finish() async {
    _ = box.tasks.close()
    await server.finish()
    noteEnd()
  }
}

/// A room whose viewers cannot answer.
@MainActor
private final class ReadOnlyRoom: OpenRoom {
  let address: String
  private let send: (RoomRecord) -> Void
  private let end: () -> Void
  private let reason: () -> String?
  private let finishing: @Sendable () async -> Void

  init(
    address: String, publish: @escaping (RoomRecord) -> Void, close: @escaping () -> Void,
    problem: @escaping () -> String?, finish: @escaping @Sendable () async -> Void
  ) {
    self.address = address
    send = publish
    end = close
    reason = problem
    finishing = finish
  }

  var code: [String] { [] }
  var place: RoomEndpoint? { nil }
  var past: RoomPast? { nil }
  var takesAnswers: Bool { false }
  var problem: String? { reason() }
  var viewerCount: Int { 0 }
  var counts: [Int] { [] }
  var answers: [(text: String, count: Int)] { [] }
  func publish(_ record: RoomRecord) { send(record) }
  func open(_ ballot: RoomBallot) {}
  func endBallot() -> [Int] { [] }
  func open(_ question: RoomQuestion) {}
  func endQuestion() -> [(text: String, count: Int)] { [] }
  func open(_ task: RoomTask, start: [String]) {}
  var people: [RoomPerson] { [] }
  func endTask() -> [RoomPerson] { [] }
  func close() { end() }
  func finish() async { await finishing() }
}
