"""`tca ci` with packages that it cannot test, and one whose tests are all left out. Nothing is compiled here: `make outside` builds packages."""

import json
import os
import shutil
import subprocess
import tempfile
import unittest
import xml.etree.ElementTree as xml

from test_shell import TCA

MANIFEST = """\
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "app", dependencies: [DEPENDENCIES],
  targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])
"""


class ContinuousIntegration(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = os.path.realpath(folder.name)

    def write(self, name, text):
        path = os.path.join(self.folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as file:
            file.write(text)

    def write_package(self, dependencies="", source="let one = 1\n"):
        self.write("app/Package.swift", MANIFEST.replace("DEPENDENCIES", dependencies))
        self.write("app/Sources/App/App.swift", source)
        self.write("app/Tests/AppTests/AppTests.swift", "import Testing\n@Test func one() {}\n@Test func two() {}\n")

    def run_ci(self, *arguments, path=os.environ["PATH"]):
        environment = {"PATH": path, "HOME": os.path.join(self.folder, "home")}
        result = subprocess.run(
            [TCA, "ci", *arguments], executable=shutil.which(TCA), cwd=self.folder, env=environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        return result.returncode, result.stdout

    def files(self):
        return sorted(
            (folder, name) for folder, _, names in os.walk(os.path.join(self.folder, "app")) for name in names)

    def test_a_folder_without_a_manifest(self):
        os.mkdir(os.path.join(self.folder, "app"))
        status, output = self.run_ci("app")
        self.assertEqual(status, 2)
        self.assertEqual(
            output,
            "problem: app contains no Package.swift. Pass the folder of a package: `tca ci PATH`.\n0 of 0 tests run\n")
        os.mkdir(os.path.join(self.folder, "app", "App.xcodeproj"))
        self.assertIn("an Xcode project and no Package.swift", self.run_ci("app")[1])

    def test_every_report_contains_the_problem(self):
        os.mkdir(os.path.join(self.folder, "app"))
        status, output = self.run_ci("app", "--format", "json", "--junit", "tests.xml", "--json", "tests.json")
        report = json.loads(output)
        self.assertEqual((status, report["status"]), (2, 2))
        self.assertEqual(report["problems"][0]["code"], "no-manifest")
        with open(os.path.join(self.folder, "tests.json")) as file:
            self.assertEqual(json.load(file), report)
        case = xml.parse(os.path.join(self.folder, "tests.xml")).find("testsuite/testcase")
        self.assertEqual(case.get("name"), "no-manifest")
        self.assertEqual(case.find("error").get("message"), report["problems"][0]["message"])

    def test_a_manifest_that_is_not_swift(self):
        self.write("app/Package.swift", "// swift-tools-version: 6.0\nno\n")
        status, output = self.run_ci("app")
        self.assertEqual(status, 2)
        self.assertIn("problem: Package.swift cannot be read: ", output)

    def test_a_version_that_cannot_be_provided(self):
        self.write_package(
            '.package(url: "https://github.com/pointfreeco/swift-composable-architecture", exact: "2.0.0")')
        before = self.files()
        status, output = self.run_ci("app")
        self.assertEqual(status, 2)
        self.assertIn("swift-composable-architecture is pinned to exactly 2.0.0, but only versions 0.x and 1.x", output)
        self.assertEqual(self.files(), before)

    def test_targets_that_need_a_device(self):
        self.write_package(source="import GameKit\n")
        before = self.files()
        status, output = self.run_ci("app")
        self.assertEqual(status, 2)
        self.assertEqual(
            output,
            "left out: App, because it needs GameKit (Sources/App/App.swift:1)\n"
            "left out: AppTests, because it depends on App\n"
            "problem: No test was run, because all test targets were left out. Move what needs a device into targets of its own.\n"
            "0 of 2 tests run, 2 targets left out because of App (needs GameKit (Sources/App/App.swift:1))\n")
        self.assertEqual(self.files(), before)

    def test_a_dependency_that_cannot_be_resolved(self):
        self.write_package(f'.package(url: "file://{self.folder}/missing", from: "1.0.0")')
        status, output = self.run_ci("app")
        self.assertEqual(status, 2)
        self.assertIn("problem: The dependencies cannot be resolved: ", output)

    def test_without_swift(self):
        self.write_package()
        status, output = self.run_ci("app", path="/nowhere")
        self.assertEqual(status, 2)
        self.assertIn("`swift` is not in PATH", output)


if __name__ == "__main__":
    unittest.main()
