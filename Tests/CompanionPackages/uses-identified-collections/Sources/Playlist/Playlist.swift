import IdentifiedCollections

struct Song: Equatable, Identifiable {
  let id: Int
  var title: String
}

struct Playlist {
  var songs: IdentifiedArrayOf<Song> = []

  mutating func add(_ title: String) {
    songs.append(Song(id: songs.count + 1, title: title))
  }
}
