import Foundation

@testable import ShellCore

/// Learns vectors of features and pages by stochastic gradient descent.
///
/// Each question is seen without some of its features, which are chosen at random: a page should not depend on a single word. Further
/// runs learn the features again for the pages of the first one, and the vectors are their means. All random numbers are the same each
/// time.
struct VectorTraining {
  /// The features of a question whose page is known, as a vector of the length 1.
  struct Example {
    let page: Int
    let features: [(index: Int, weight: Float)]
  }

  private static let size = FeatureVector.size
  private static let runs = 3
  private static let rounds = 8
  private static let learningRate: Float = 0.2
  /// How much faster features learn than pages.
  private static let featureRate: Float = 2
  /// The part of the features that is left out.
  private static let hidden = 0.3
  /// Pages that are less wrong than this are not corrected, which saves work.
  private static let tolerance: Float = 0.003

  private let pageCount: Int
  private var features: [Float]
  private var pages: [Float]
  private let learnsPages: Bool
  private var random: SplitMix

  /// The numbers of the vectors, one vector after the other.
  static func vectors(
    for examples: [Example], pages: Int, features: Int
  ) -> (features: [Float], pages: [Float]) {
    var first = VectorTraining(
      pageCount: pages, features: [Float](repeating: 0, count: features * size),
      pages: [Float](repeating: 0, count: pages * size), learnsPages: true,
      random: SplitMix(state: 1))
    for index in first.features.indices {
      first.features[index] = Float.random(in: -0.17...0.17, using: &first.random)
    }
    first.run(examples)
    var sums = first.features
    for number in 1..<runs {
      var next = VectorTraining(
        pageCount: pages, features: [Float](repeating: 0, count: features * size),
        pages: first.pages, learnsPages: false, random: SplitMix(state: UInt64(number + 1)))
      next.run(examples)
      for index in sums.indices { sums[index] += next.features[index] }
    }
    return (sums.map { $0 / Float(runs) }, first.pages)
  }

  private mutating func run(_ examples: [Example]) {
    for round in 0..<Self.rounds {
      // Later rounds correct less, so that the questions seen last do not count more than the others.
      let rate = Self.learningRate * (1 - Float(round) / Float(Self.rounds))
      for index in examples.indices.shuffled(using: &random) {
        let example = examples[index]
        let seen = example.features.filter { _ in
          Double.random(in: 0..<1, using: &random) >= Self.hidden
        }
        let length = seen.reduce(0) { $0 + $1.weight * $1.weight }.squareRoot()
        guard length > 0 else { continue }
        correct(seen.map { ($0.index, $0.weight / length) }, page: example.page, rate: rate)
      }
    }
  }

  private mutating func correct(
    _ seen: [(index: Int, weight: Float)], page: Int, rate: Float
  ) {
    var sum = [Float](repeating: 0, count: Self.size)
    for (index, weight) in seen { Self.add(weight, features, index * Self.size, to: &sum, 0) }
    let errors = errors(of: sum, rightPage: page)
    var change = [Float](repeating: 0, count: Self.size)
    for (page, error) in errors { Self.add(error, pages, page * Self.size, to: &change, 0) }
    for (page, error) in errors where learnsPages {
      Self.add(-rate * error, sum, 0, to: &pages, page * Self.size)
    }
    for (index, weight) in seen {
      Self.add(-rate * Self.featureRate * weight, change, 0, to: &features, index * Self.size)
    }
  }

  /// How much too likely each page is. Small errors are left out.
  private func errors(of sum: [Float], rightPage: Int) -> [(page: Int, error: Float)] {
    let scores = (0..<pageCount).map { page in
      var (score, index, position) = (Float(0), 0, page * Self.size)
      while index < Self.size {
        score += sum[index] * pages[position]
        (index, position) = (index + 1, position + 1)
      }
      return score
    }
    let highest = scores.max() ?? 0
    let likelihoods = scores.map { exp($0 - highest) }
    let total = likelihoods.reduce(0, +)
    return likelihoods.enumerated().compactMap { page, likelihood in
      let error = likelihood / total - (page == rightPage ? 1 : 0)
      return abs(error) < Self.tolerance ? nil : (page, error)
    }
  }

  /// Adds a multiple of a vector to another one.
  private static func add(
    _ factor: Float, _ source: [Float], _ start: Int, to target: inout [Float], _ targetStart: Int
  ) {
    var index = 0
    while index < size {
      target[targetStart + index] += factor * source[start + index]
      index += 1
    }
  }
}

/// Random numbers that are the same each time.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
