import QRCodes
import RoomLog
import RoomPage
import RoomServer
import ShellCore

/// Opens rooms with the built-in server.
@MainActor
final class LocalRoomHost: RoomHost {
  func open(address: String, at place: RoomPlace?) async throws -> any OpenRoom {
    if let place, let room = try? await serve(address, at: place) { return room }
    do {
      return try await serve(address, at: RoomPlace(port: 0, secret: RoomServer.makeSecret()))
    } catch {
      throw RoomFailure(
        "the room cannot be opened: this machine cannot listen on \(address); "
          + "`--address` needs an address of this machine")
    }
  }

  private func serve(_ address: String, at place: RoomPlace) async throws -> ServedRoom {
    let nonce = RoomServer.makeSecret()
    let page = RoomPageText(
      html: RoomPage.html(nonce: nonce),
      contentSecurityPolicy: RoomPage.contentSecurityPolicy(nonce: nonce))
    let answers = AnswerBox()
    let server = try await RoomServer(
      host: address, port: place.port, secret: place.secret, page: page, answers: answers)
    return ServedRoom(server, answers)
  }
}

/// A room of the built-in server.
@MainActor
private final class ServedRoom: OpenRoom {
  private let server: RoomServer
  private let answers: AnswerBox

  init(_ server: RoomServer, _ answers: AnswerBox) {
    self.server = server
    self.answers = answers
  }

  var address: String { server.address }
  var code: [String] { QRCode(server.address)?.text ?? [] }
  var place: RoomPlace { RoomPlace(port: server.port, secret: server.secret) }
  var viewerCount: Int { server.viewerCount }
  var counts: [Int] { answers.current?.counts ?? [] }
  func publish(_ record: RoomRecord) { server.publish(record) }
  func open(_ ballot: RoomBallot) { answers.open(ballot) }
  func endBallot() -> [Int] { answers.open(nil)?.counts ?? [] }
  func close() { server.stop() }
}
