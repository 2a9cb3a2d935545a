import Foundation
import Testing

@testable import TerminalUI

/// Forms of SwiftUI that files use, and what the terminal draws of them.
@MainActor
@Suite("Layouts, outlines, and transforms")
struct AcceptedFormsTests {
  private struct Folder: Identifiable {
    let id: String
    var children: [Folder]?
  }

  private struct Card: ViewModifier {
    func body(content: Content) -> some View {
      VStack {
        content; Text("card")
      }
    }
  }

  private struct Shake: GeometryEffect {
    var animatableData = AnimatablePair(1.0, 2.0)
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: animatableData.first, y: 0))
    }
  }

  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  private struct Failure: LocalizedError { var errorDescription: String? { "No network" } }

  private func lines(_ view: some View) -> [String] { Screen.render(view, width: 30).lines }

  @Test("An outline draws the children of an element indented by two spaces")
  func outline() {
    let folders = [Folder(id: "a", children: [Folder(id: "b", children: [Folder(id: "c")])])]
    let outline = OutlineGroup(folders, children: \.children) { Text($0.id) }
    #expect(lines(VStack(alignment: .leading, spacing: 0) { outline }) == ["a", "  b", "    c"])
    #expect(
      lines(List(folders, children: \.children) { Text($0.id) }).contains { $0.contains("  b") })
  }

  @Test("A layout that is a value draws as its stack does")
  func layouts() {
    func drawn(_ layout: AnyLayout) -> [String] {
      lines(
        layout {
          Text("a")
          Text("b")
        })
    }
    #expect(drawn(AnyLayout(HStackLayout())) == ["a b"])
    #expect(drawn(AnyLayout(VStackLayout(alignment: .leading, spacing: 0))) == ["a", "b"])
    #expect(
      lines(
        HSplitView {
          Text("a"); Text("b")
        }) == ["a b"])
  }

  @Test("A modifier that names its result draws as one that does not")
  func modifiedContent() {
    let named: ModifiedContent<Text, Card> = Text("a").modifier(Card())
    #expect(lines(named) == lines(Text("a").modifier(Card())))
    #expect(lines(Text("a").modifier(EmptyModifier.identity)) == ["a"])
    #expect(lines(Text("a").modifier(Shake()).transformEffect(.identity)) == ["a"])
  }

  @Test("Gradients, drawings, and own alignments are accepted")
  func drawings() {
    let view = ZStack(alignment: Alignment(horizontal: .leading, vertical: .init(Middle.self))) {
      EllipticalGradient(colors: [.red, .blue])
      MeshGradient(width: 1, height: 1, points: [[0, 0]], colors: [.red])
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      }
      Text("a")
    }
    #expect(lines(view) == ["a"])
  }

  @Test("An action sheet is a dialog, and an error is the title of an alert")
  func presentations() {
    let isShown = Binding.constant(true)
    let sheet = Text("a").actionSheet(isPresented: isShown) {
      ActionSheet(title: Text("Sort"), buttons: [.default(Text("Name")) {}, .cancel()])
    }
    #expect(lines(sheet).contains { $0.contains("<Name>") })
    let alert = Text("a").alert(isPresented: isShown, error: Failure()) { Button("OK") {} }
    #expect(lines(alert).contains { $0.contains("No network") })
    let none = Text("a").alert(isPresented: isShown, error: Failure?.none) { Button("OK") {} }
    #expect(lines(none) == ["a"])
  }

  @Test("Transforms change points as those of Core Graphics do")
  func transforms() {
    let point = CGPoint(x: 1, y: 2)
    let moved = CGAffineTransform(translationX: 10, y: 20)
    #expect(point.applying(moved.scaledBy(x: 2, y: 3)) == CGPoint(x: 12, y: 26))
    #expect(point.applying(moved.concatenating(.init(scaleX: 2, y: 3))) == CGPoint(x: 22, y: 66))
    #expect(point.applying(moved).applying(moved.inverted()) == point)
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-9 && abs(turned.y - 1) < 1e-9)
    #expect(Angle.degrees(30) + .degrees(60) == .degrees(90))
  }
}
