extension Color {
  /// The colors that are static members, by their names in Swift.
  package static let members: [String: Color] = [
    "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint,
    "teal": .teal, "cyan": .cyan, "blue": .blue, "indigo": .indigo, "purple": .purple,
    "pink": .pink, "brown": .brown, "white": .white, "gray": .gray, "black": .black,
    "clear": .clear, "primary": .primary, "secondary": .secondary, "accentColor": .accentColor,
  ]

  /// The color as written in Swift: `Color.red`, `Color("brand")`.
  package var swiftText: String {
    Self.members.first { $0.value == self }.map { "Color.\($0.key)" } ?? "Color(\"\(name)\")"
  }
}
