// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableExperimentalFeature("Lifetimes"),
    .strictMemorySafety(),
]

/// A parser to measure against. Without its package the build of its file in `CPeers` fails.
func peer(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

let package = Package(
    name: "bench",
    platforms: [.macOS(.v26)],
    // Named, since the folder of a clone can have any name.
    dependencies: [.package(name: "swift-rcs", path: "..")],
    targets: [
        peer("CSofia", pkgConfig: "sofia-sip-ua", apt: "libsofia-sip-ua-dev", brew: "sofia-sip"),
        peer("COsip2", pkgConfig: "libosip2", apt: "libosip2-dev", brew: "libosip"),
        peer("CRe", pkgConfig: "libre", apt: "libre-dev", brew: "libre"),
        .target(name: "CPeers", dependencies: ["CSofia", "COsip2", "CRe"]),
        .target(name: "CMeasure"),
        .executableTarget(
            name: "bench", dependencies: ["CPeers", "CMeasure", .product(name: "Wire", package: "swift-rcs")], swiftSettings: settings,
            // Debian 12's valgrind cannot read the debug information that Swift 6.3 writes; symbols stay.
            linkerSettings: [.unsafeFlags(["-Xlinker", "-S"])]),
    ]
)
