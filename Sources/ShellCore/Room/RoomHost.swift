import RoomLog

/// Opens rooms to which other people connect. The program has one; sessions in files have none.
@MainActor
package protocol RoomHost: AnyObject {
  /// Opens a room.
  ///
  /// - Parameter address: The IPv4 address of this machine to listen on.
  /// - Throws: ``RoomFailure``.
  func open(address: String) async throws -> any OpenRoom
}

/// A room that viewers can enter. None of its functions waits for a viewer or the network.
@MainActor
package protocol OpenRoom: AnyObject {
  /// The address of the page, and a code with it for phones, one row of text per line.
  var address: String { get }
  var code: [String] { get }
  var viewerCount: Int { get }
  /// The votes for the choices of the ballot that is open.
  var counts: [Int] { get }
  /// Appends a record to the log.
  func publish(_ record: RoomRecord)
  /// Begins to count votes for a ballot.
  func open(_ ballot: RoomBallot)
  /// Ends the count in one step: a vote is either in the counts that are returned, or refused.
  ///
  /// - Returns: The votes for each choice; empty if no ballot is open.
  func endBallot() -> [Int]
  func close()
}

/// Why a room could not be opened.
package struct RoomFailure: Error {
  package let message: String

  package init(_ message: String) { self.message = message }
}
