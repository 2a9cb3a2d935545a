// `import ComposableCombine` has the role of `import Combine` on Apple platforms.
@_exported import ComposableArchitecture
@_exported import OpenCombine
import TerminalUI

// OpenCombine and TerminalUI declare these names, too. A declaration of this module hides those of the modules that it exports.

/// A class that views read and that announces its changes.
public typealias ObservableObject = TerminalUI.ObservableObject
/// The publisher of an ``ObservableObject``, which sends before the object changes.
public typealias ObservableObjectPublisher = TerminalUI.ObservableObjectPublisher
/// A property of an ``ObservableObject`` that announces its changes.
public typealias Published = TerminalUI.Published
