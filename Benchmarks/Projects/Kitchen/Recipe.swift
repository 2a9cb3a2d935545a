import IdentifiedCollections
import SwiftUI
import Tagged

/// A dish with the steps that lead to it.
struct Recipe: Codable, Hashable, Identifiable {
  var id: Tagged<Self, UUID>
  var name = ""
  var course = Course.main
  var servings = 2
  var steps: IdentifiedArrayOf<Instruction> = []
  var history: [Cooked] = []

  var totalTime: Duration { steps.reduce(.zero) { $0 + $1.time } }
}

struct Instruction: Codable, Hashable, Identifiable {
  var id: Tagged<Self, UUID>
  var text = ""
  var time: Duration = .seconds(60)
}

/// One evening on which a recipe was cooked, with what was said meanwhile.
struct Cooked: Codable, Hashable, Identifiable {
  var id: Tagged<Self, UUID>
  var day: Date
  var remarks: String
}

enum Course: String, CaseIterable, Codable, Hashable, Identifiable {
  case starter, soup, main, side, dessert, drink

  var id: Self { self }
  var title: String { rawValue.capitalized }

  var color: Color {
    switch self {
    case .starter: .green
    case .soup: .orange
    case .main: .red
    case .side: .brown
    case .dessert: .pink
    case .drink: .blue
    }
  }
}

extension Recipe {
  static let omelette = Recipe(
    id: Tagged(UUID(uuidString: "00000000-0000-0000-0000-00000000000A")!),
    name: "Omelette",
    steps: [
      Instruction(
        id: Tagged(UUID(uuidString: "00000000-0000-0000-0000-0000000000A1")!),
        text: "Beat three eggs with a little milk", time: .seconds(30)),
      Instruction(
        id: Tagged(UUID(uuidString: "00000000-0000-0000-0000-0000000000A2")!),
        text: "Melt butter in a pan", time: .seconds(20)),
      Instruction(
        id: Tagged(UUID(uuidString: "00000000-0000-0000-0000-0000000000A3")!),
        text: "Fry until the edge is firm, and fold", time: .seconds(120)),
    ],
    history: [
      Cooked(
        id: Tagged(UUID(uuidString: "00000000-0000-0000-0000-0000000000AF")!),
        day: Date(timeIntervalSince1970: 1_700_000_000), remarks: "A little too dark")
    ])

  static let tea = Recipe(
    id: Tagged(UUID(uuidString: "00000000-0000-0000-0000-00000000000B")!),
    name: "Mint tea", course: .drink, servings: 1,
    steps: [
      Instruction(
        id: Tagged(UUID(uuidString: "00000000-0000-0000-0000-0000000000B1")!),
        text: "Pour hot water over the leaves", time: .seconds(10)),
      Instruction(
        id: Tagged(UUID(uuidString: "00000000-0000-0000-0000-0000000000B2")!),
        text: "Wait", time: .seconds(240)),
    ])
}
