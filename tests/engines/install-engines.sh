#!/usr/bin/env bash
# Finds the three engines, or installs the system's where that is allowed. One clear line when it cannot.
set -uo pipefail
mkdir -p test-results

bash tests/support/install-browser.sh || exit 1

has() { command -v "$1" >/dev/null; }
has_minibrowser() { compgen -G '/usr/lib/*/webkit2gtk-4.*/MiniBrowser' >/dev/null; }
packages() {
  has firefox-esr || has firefox || [ -n "${FIREFOX_ESR_PATH:-}" ] || echo firefox-esr
  has WebKitWebDriver || echo webkit2gtk-driver
  has_minibrowser || echo libwebkit2gtk-4.1-0
  has Xvfb || echo xvfb
}

missing=$(packages)
[ -z "$missing" ] && exit 0
if command -v apt-get >/dev/null; then
  as_root=''
  [ "$(id -u)" = 0 ] || as_root='sudo -n'
  echo "Installing from the system packages:" $missing
  # shellcheck disable=SC2086
  { $as_root timeout 120 apt-get update &&
    $as_root env DEBIAN_FRONTEND=noninteractive timeout 600 apt-get -o DPkg::Lock::Timeout=120 install -y --no-install-recommends $missing; } >test-results/install-engines.log 2>&1
fi
missing=$(packages)
[ -z "$missing" ] && exit 0
echo "Missing, and not to be had from the system packages:" $missing >&2
echo "Install them, or run this as root; what apt said: test-results/install-engines.log" >&2
exit 1
