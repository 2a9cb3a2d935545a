import Foundation

/// Learns the weights of a model by stochastic gradient descent.
///
/// The memory is accessed by pointers: without optimization, a checked access to an array takes many times as long as the
/// multiplication of the block in it, and the first question would be answered seconds later.
struct QuestionTraining {
  /// Numbers for 16 pages, which the machine adds and multiplies at once.
  typealias Block = SIMD16<Float>

  /// The features of a question whose page is known.
  struct Example {
    let page: Int
    let features: [(index: Int, weight: Float)]
  }

  /// How often each question is seen.
  private static let rounds = 2
  private static let learningRate: Float = 5
  /// Pages that are less wrong than this are not corrected, which saves most of the work.
  private static let tolerance: Float = 0.005
  /// A page whose score is this much lower than the best one is so unlikely that its likelihood need not be computed.
  private static let farthest: Float = -12

  private let pages: Int
  private let count: Int
  private let weights: UnsafeMutablePointer<Block>
  /// The scores of the pages for one question, and then how much too likely each page is.
  private let scores: UnsafeMutablePointer<Block>

  /// How many blocks hold a number for each page.
  static func blockCount(_ pages: Int) -> Int {
    (pages + Block.scalarCount - 1) / Block.scalarCount
  }

  /// The weights after all rounds: for each feature, a row of blocks.
  static func weights(for examples: [Example], pages: Int, features: Int) -> [Block] {
    let count = blockCount(pages)
    var weights = [Block](repeating: .zero, count: features * count)
    var scores = [Block](repeating: .zero, count: count)
    weights.withUnsafeMutableBufferPointer { weights in
      scores.withUnsafeMutableBufferPointer { scores in
        guard let first = weights.baseAddress, let score = scores.baseAddress else { return }
        QuestionTraining(pages: pages, count: count, weights: first, scores: score).run(examples)
      }
    }
    return weights
  }

  private func run(_ examples: [Example]) {
    // Neighboring questions are about the same page, so the order mixes them.
    let step = (1237...).first { Self.greatestCommonDivisor($0, max(examples.count, 1)) == 1 } ?? 1
    for round in 0..<Self.rounds {
      // Later rounds correct less, so that the questions seen last do not count more than the others.
      let rate = Self.learningRate / Float(1 + round)
      for turn in examples.indices {
        correct(examples[(round * examples.count + turn) * step % examples.count], rate: rate)
      }
    }
  }

  private func correct(_ example: Example, rate: Float) {
    var block = 0
    while block < count {
      scores[block] = .zero
      block += 1
    }
    for (index, weight) in example.features {
      let row = weights + index * count
      let factors = Block(repeating: weight)
      block = 0
      while block < count {
        scores[block] += factors * row[block]
        block += 1
      }
    }
    replaceScores(rightPage: example.page)
    let wrong = (0..<count).filter { scores[$0] != .zero }
    for (index, weight) in example.features {
      let row = weights + index * count
      let factors = Block(repeating: rate * weight)
      for block in wrong { row[block] -= factors * scores[block] }
    }
  }

  /// Replaces each score by how much too likely it makes its page. Small errors count as none.
  private func replaceScores(rightPage: Int) {
    let capacity = count * Block.scalarCount
    UnsafeMutableRawPointer(scores).withMemoryRebound(to: Float.self, capacity: capacity) {
      scores in
      var (highest, total, page): (Float, Float, Int) = (scores[0], 0, 1)
      while page < pages {
        if scores[page] > highest { highest = scores[page] }
        page += 1
      }
      page = 0
      while page < pages {
        let distance = scores[page] - highest
        scores[page] = distance < Self.farthest ? 0 : exp(distance)
        total += scores[page]
        page += 1
      }
      page = 0
      while page < pages {
        let error = scores[page] / total - (page == rightPage ? 1 : 0)
        scores[page] = abs(error) < Self.tolerance ? 0 : error
        page += 1
      }
    }
  }

  private static func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
    second == 0 ? first : greatestCommonDivisor(second, first % second)
  }
}
