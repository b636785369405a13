// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] =
    [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("ImmutableWeakCaptures"),
        .enableExperimentalFeature("Lifetimes"),
        .strictMemorySafety(),
    ] + strictness

// A newer compiler's new warning must not break a user's clone.
var strictness: [SwiftSetting] { Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)] }

/// A module of ours: its folder mirrors its floor.
func module(_ floor: String, _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Sources/\(floor)/\(name)", exclude: exclude, swiftSettings: settings)
}

/// The tests of a module: `Tests` mirrors `Sources` path for path.
func tests(_ floor: String, _ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: [.target(name: name), "Harness"] + dependencies, path: "Tests/\(floor)/\(name)",
        swiftSettings: settings)
}

func system(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
    .systemLibrary(name: name, path: "Sources/C/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

let wire = ["Octets", "Addressing", "MIME", "JSON", "SIP"]

let package = Package(
    name: "swift-rcs",
    platforms: [.macOS(.v26)],
    products: [
        .library(name: "Wire", targets: wire),
        .library(name: "Conformance", targets: ["Conformance", "Capture"] + wire),
        .executable(name: "rcskit", targets: ["rcskit"]),
    ],
    targets: [
        .target(name: "CVector", path: "Sources/C/CVector"),
        system("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev", brew: "zlib"),

        module("Wire", "Octets", ["CVector"]),
        module("Wire", "Addressing", ["Octets"]),
        module("Wire", "MIME", ["Octets", "CZlib"]),
        module("Wire", "JSON", ["Octets"]),
        module("Wire", "SIP", ["CVector", "Octets", "Addressing", "MIME"], exclude: ["FieldName.table.py"]),

        module("Judge", "Capture", ["Octets", "Addressing", "MIME", "SIP"]),
        module("Judge", "Conformance", ["Octets", "Addressing", "MIME", "SIP", "Capture"]),

        .executableTarget(
            name: "rcskit", dependencies: ["Octets", "Addressing", "MIME", "JSON", "SIP", "Capture", "Conformance"], path: "Sources/rcskit",
            swiftSettings: settings),

        .target(name: "Harness", dependencies: ["Octets"], path: "Tests/Harness", swiftSettings: settings),
        .target(
            name: "FuzzProperties", dependencies: ["Octets", "Addressing", "MIME", "SIP"], path: "Tests/Fuzz/Sources/properties",
            swiftSettings: settings),
        tests("Wire", "Octets"),
        tests("Wire", "Addressing", ["Octets"]),
        tests("Wire", "MIME", ["Octets"]),
        tests("Wire", "JSON"),
        tests("Wire", "SIP", ["Octets", "Addressing", "MIME", "FuzzProperties"]),
        tests("Judge", "Capture", ["Octets", "SIP"]),
        tests("Judge", "Conformance", ["Octets", "SIP", "Capture"]),
        .testTarget(
            name: "rcskitTests", dependencies: ["rcskit", "Octets", "MIME", "JSON", "SIP", "Conformance", "Harness"], path: "Tests/rcskit",
            swiftSettings: settings),
        .testTarget(
            name: "DocumentationTests", dependencies: ["Harness", "Octets", "Addressing", "SIP", "Capture", "Conformance"],
            path: "Tests/Documentation", swiftSettings: settings),
        .testTarget(name: "ImportTests", dependencies: [], path: "Tests/Imports", swiftSettings: settings),
    ]
)
