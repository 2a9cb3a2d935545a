// What most of the shell is made of. A file imports what only a few use.
@_exported import ActionSyntax
@_exported import Exploration
@_exported import FileAccess
@_exported import LogReading
@_exported import RoomContents
@_exported import ScenarioFormat
@_exported import SourceLoading
@_exported import SwiftReading
