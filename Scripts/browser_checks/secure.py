"""Whether the page is reached over TLS, with the certificate whose fingerprint the terminal shows."""

import hashlib
import os
import shutil
import ssl
import subprocess
import tempfile
import urllib.error
import urllib.request

from .chromium import Chromium
from .engine import Engine, frames
from .faults import FRAME, JOINED, is_read


def reached(bench):
    """https by a certificate of this run; plain HTTP and other tokens get nothing."""
    if not shutil.which("stunnel"):
        bench.note("not checked: stunnel is not installed ('make tls')")
        return
    image = frames(bench.scanbench, FRAME, 1)[0]
    with tempfile.TemporaryDirectory(prefix="verify-browser-") as folder:
        environment = {**os.environ, "SCANBENCH_BROWSER": f"{folder}/sockets"}
        server = subprocess.Popen([bench.program, "serve", "--tls", "--polyfill", bench.reader], env=environment,
                                  stdout=subprocess.PIPE, text=True)
        browser = Chromium("--ignore-certificate-errors")
        try:
            fingerprint = server.stdout.readline().split()[-1]
            address = server.stdout.readline().split()[-1]
            host, port = address.split("/")[2].split(":")
            certificate = ssl.PEM_cert_to_DER_cert(ssl.get_server_certificate((host, int(port)), timeout=30))
            found = ":".join(f"{byte:02X}" for byte in hashlib.sha256(certificate).digest())
            bench.expect("the certificate is that whose fingerprint is printed", found == fingerprint, (found, fingerprint))
            trusting = ssl.create_default_context(cadata=certificate)
            with urllib.request.urlopen(address, context=trusting, timeout=30) as page:
                bench.expect("whoever trusts it reaches the page, by its address", page.status == 200)
            try:
                urllib.request.urlopen(address, timeout=30)
                bench.expect("nobody else vouches for it", False)
            except urllib.error.URLError as error:
                bench.expect("nobody else vouches for it", isinstance(error.reason, ssl.SSLCertVerificationError), error)
            try:
                urllib.request.urlopen(address.replace("https:", "http:"), timeout=30)
                bench.expect("plain HTTP gets nothing", False)
            except (urllib.error.URLError, ConnectionError, OSError):
                bench.expect("plain HTTP gets nothing", True)
            try:
                urllib.request.urlopen(f"https://{host}:{port}/{'0' * 32}/", context=trusting, timeout=30)
                bench.expect("another token is forbidden", False)
            except urllib.error.HTTPError as error:
                bench.expect("another token is forbidden", error.code == 403)
            tab = browser.open(address)
            tab.wait(JOINED, "joining")
            bench.expect("the page is a secure context, isolated", tab.run("isSecureContext && crossOriginIsolated"))
            engine = Engine([bench.program], environment)
            engine.hello()
            bench.expect("frames are read over TLS", is_read(engine.detect(image)))
            engine.close()
        finally:
            browser.close()
            server.terminate()
            server.wait()
    try:
        ssl.get_server_certificate((host, int(port)), timeout=5)
        bench.expect("the tunnel ends with the server", False)
    except OSError:
        bench.expect("the tunnel ends with the server", True)
