import Sharing

struct Settings {
  @Shared(.appStorage("isLoud")) var isLoud = false
  @Shared(.inMemory("volume")) var volume = 5

  func louder() {
    $isLoud.withLock { $0 = true }
    $volume.withLock { $0 += 1 }
  }
}
