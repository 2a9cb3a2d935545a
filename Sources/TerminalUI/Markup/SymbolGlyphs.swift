/// Characters that look like system images. An image without one is shown by its name.
enum SymbolGlyphs {
  /// The character for an image; `nil` if there is none. A variant in a shape or filled looks like the image itself if it has no
  /// character of its own.
  static func glyph(for name: String) -> String? {
    var parts = name.split(separator: ".")
    while !parts.isEmpty {
      if let glyph = glyphs[parts.joined(separator: ".")] { return glyph }
      guard let last = parts.last, variants.contains(String(last)) else { return nil }
      parts.removeLast()
    }
    return nil
  }

  private static let variants: Set = ["fill", "circle", "square", "rectangle"]

  private static let glyphs = [
    "airplane": "✈︎", "arrow.clockwise": "↻", "arrow.counterclockwise": "↺", "arrow.down": "↓",
    "arrow.left": "←", "arrow.right": "→", "arrow.triangle.2.circlepath": "⟳", "arrow.up": "↑",
    "backward": "⏪︎", "bell": "🔔︎", "bell.slash": "🔕︎", "bolt": "⚡︎", "book": "📖︎",
    "bookmark": "🔖︎", "calendar": "📅︎", "camera": "📷︎", "cart": "🛒︎", "checkmark": "✓",
    "checkmark.circle": "✔︎", "checkmark.square": "☑︎", "chevron.down": "⌄", "chevron.left": "‹",
    "chevron.right": "›", "chevron.up": "⌃", "circle": "○", "circle.fill": "●", "clock": "🕐︎",
    "cloud": "☁︎", "doc": "📄︎", "ellipsis": "…", "envelope": "✉︎",
    "exclamationmark.triangle": "⚠︎", "eye": "👁︎", "flag": "⚑", "folder": "📁︎", "forward": "⏩︎",
    "gear": "⚙︎", "gearshape": "⚙︎", "globe": "🌐︎", "heart": "♡", "heart.fill": "♥︎", "house": "⌂",
    "info": "ⓘ", "info.circle": "ⓘ", "line.3.horizontal": "☰", "link": "🔗︎", "lock": "🔒︎",
    "lock.open": "🔓︎", "magnifyingglass": "🔍︎", "map": "🗺︎", "mappin": "📍︎", "mic": "🎤︎",
    "minus": "−", "moon": "☾", "music.note": "♪", "paperplane": "➤", "pause": "⏸︎", "pencil": "✎",
    "person": "👤︎", "person.2": "👥︎", "phone": "☎︎", "photo": "🖼︎", "play": "▶︎", "plus": "+",
    "questionmark": "?", "square": "□", "square.and.arrow.up": "⇪", "square.and.pencil": "✎",
    "square.fill": "■", "star": "☆", "star.fill": "★", "stop": "■", "stopwatch": "⏱︎",
    "sun.max": "☀︎",
    "tag": "🏷︎", "timer": "⏱︎", "trash": "🗑︎", "tray": "📥︎", "video": "📹︎", "wifi": "📶︎", "wrench": "🔧︎",
    "xmark": "✕",
  ]
}
