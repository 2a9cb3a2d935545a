import Foundation

extension Bundle {
  public static var module: Bundle { .main }
}
