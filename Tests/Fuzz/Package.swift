// swift-tools-version: 6.3
import PackageDescription

// `Tests/Fuzz/run` builds this with libFuzzer and the address sanitizer; a plain build replays files instead.
let package = Package(
    name: "fuzz",
    platforms: [.macOS(.v26)],
    dependencies: [.package(name: "swift-rcs", path: "../..")],
    targets: [
        .executableTarget(
            // The properties are a target of the package around this one too, for its tests; here they are part of the tool.
            name: "fuzz", dependencies: [.product(name: "Wire", package: "swift-rcs")], path: "Sources",
            // Swift 6.3's region analysis crashes on the driver's C callback, so this tool keeps to the language of Swift 5.
            swiftSettings: [.swiftLanguageMode(.v5), .enableUpcomingFeature("MemberImportVisibility")])
    ]
)
