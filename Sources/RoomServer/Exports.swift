// What the server serves, and as what.
@_exported import Foundation
@_exported import RoomContents
