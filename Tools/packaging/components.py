"""What is linked into the programs and what they load: as a copyright file, and as a bill of materials."""

import datetime
import json
import os
import pathlib
import re
import shutil
import subprocess
import urllib.parse
import uuid

LICENSES = pathlib.Path(__file__).resolve().parent.parent.parent / "Documentation/licenses"


def output(*command, **options):
    return subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE, **options).stdout


def identifier(text):
    """SPDX's name of a licence, by words that only it has."""
    for words, name in (("Runtime Library Exception", "Apache-2.0 WITH Swift-exception"),
                        ("Apache License", "Apache-2.0"), ("UNICODE LICENSE V3", "Unicode-3.0"),
                        ("Neither the name", "BSD-3-Clause"), ("Permission is hereby granted", "MIT")):
        if words in text:
            return name
    raise SystemExit(f"package: an unknown licence begins with {text[:60]!r}")


def component(name, version, purl, text):
    return {"name": name, "version": version, "purl": purl.format(version),
            "license": identifier(text), "text": text}


def linked(root, checkouts):
    """What is linked in statically."""
    for pin in json.loads((root / "Package.resolved").read_text())["pins"]:
        address = pin["location"].removesuffix(".git")
        checkout = checkouts / address.rsplit("/", 1)[1]
        yield component(checkout.name, pin["state"]["version"], f"pkg:swift/{address.split('//')[1]}@{{}}",
                        next(checkout.glob("LICENSE*")).read_text())
    yield component("libyaml", "0.2.5", "pkg:github/yaml/libyaml@{}", (LICENSES / "libyaml.txt").read_text())
    zxing = re.search(r"default_version=(\S+)", (root / "Tools/install-zxing-cpp").read_text())[1]
    yield component("zxing-cpp", zxing, "pkg:github/zxing-cpp/zxing-cpp@v{}", (root / "LICENSE").read_text())
    yield component("libzueci", zxing, "pkg:github/zxing-cpp/zxing-cpp@v{}#core/src/libzueci",
                    (LICENSES / "libzueci.txt").read_text())
    swift = re.search(r"Swift version ([\d.]+)", output("swift", "--version", stderr=subprocess.DEVNULL))[1]
    toolchain = pathlib.Path(os.path.realpath(shutil.which("swift"))).parents[1]
    yield component("swift", swift, "pkg:github/swiftlang/swift@swift-{}-RELEASE",
                    (toolchain / "share/swift/LICENSE.txt").read_text())
    yield component("swift-foundation-icu", swift, "pkg:github/swiftlang/swift-foundation-icu@swift-{}-RELEASE",
                    (LICENSES / "ICU.txt").read_text())


def copyright_file(root, parts):
    """Each licence once, below those that have it."""
    texts = {(root / "LICENSE").read_text(): ["ScanBench (Apache-2.0)"]}
    for part in parts:
        texts.setdefault(part["text"], []).append(f"{part['name']} {part['version']} ({part['license']})")
    head = ["The programs are ScanBench's, and have these linked into them:", ""]
    head += [f"  {name}" for names in texts.values() for name in names]
    for text, names in texts.items():
        head += ["", "=" * 80, ", ".join(names), "=" * 80, "", text.strip("\n")]
    return "\n".join(head) + "\n"


def loaded(packages, architecture):
    """The Debian packages whose libraries the programs load, as they are on this machine."""
    system = dict(re.findall(r'^(\w+)="?([^"\n]*)', pathlib.Path("/etc/os-release").read_text(), re.M))
    for package in packages:
        version = output("dpkg-query", "--show", "--showformat=${Version}", package)
        yield {"name": package, "version": version,
               "purl": f"pkg:deb/{system['ID']}/{package}@{urllib.parse.quote(version, safe='~')}"
                       f"?arch={architecture}&distro={system['ID']}-{system['VERSION_ID']}"}


def bill_of_materials(version, epoch, parts):
    """CycloneDX 1.5, as JSON; the same for the same parts."""
    own = {"type": "application", "name": "scanbench", "version": version, "bom-ref": "scanbench",
           "licenses": [{"expression": "Apache-2.0"}]}
    libraries = [{"type": "library", "bom-ref": part["purl"], "name": part["name"],
                  "version": part["version"], "purl": part["purl"],
                  **({"licenses": [{"expression": part["license"]}]} if "license" in part else {})}
                 for part in parts]
    bill = {"bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1,
            "metadata": {"component": own, "timestamp":
                         datetime.datetime.fromtimestamp(epoch, datetime.timezone.utc).isoformat()},
            "components": libraries,
            "dependencies": [{"ref": "scanbench", "dependsOn": [one["bom-ref"] for one in libraries]}]}
    bill["serialNumber"] = uuid.uuid5(uuid.NAMESPACE_OID, json.dumps(bill)).urn
    return json.dumps(bill, indent=2) + "\n"
