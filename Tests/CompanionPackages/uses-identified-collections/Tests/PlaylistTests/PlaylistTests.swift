import IdentifiedCollections
import XCTest

@testable import Playlist

final class PlaylistTests: XCTestCase {
  func testLookup() {
    var playlist = Playlist()
    playlist.add("B")
    playlist.add("A")
    XCTAssertEqual(playlist.songs[id: 2]?.title, "A")
  }

  func testSorting() {
    var playlist = Playlist()
    playlist.add("B")
    playlist.add("A")
    playlist.songs.sort { $0.title < $1.title }
    XCTAssertEqual(playlist.songs.ids, [2, 1])
    XCTAssertEqual(playlist.songs[id: 1]?.title, "B")
  }
}
