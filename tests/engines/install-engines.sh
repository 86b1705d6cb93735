#!/usr/bin/env bash
# Finds the engines, or installs the system's where that is allowed. Old ones come from npm and stay
# in .cache/engines. Prints what is missing; the rows of a missing old engine are left out.
set -uo pipefail
mkdir -p test-results

bash tests/support/browser/install-browser.sh || exit 1

has() { command -v "$1" >/dev/null; }
has_minibrowser() { compgen -G '/usr/lib/*/webkit2gtk-4.*/MiniBrowser' >/dev/null; }
packages() {
  has firefox-esr || has firefox || [ -n "${FIREFOX_ESR_PATH:-}" ] || echo firefox-esr
  has WebKitWebDriver || echo webkit2gtk-driver
  has_minibrowser || echo libwebkit2gtk-4.1-0
  has Xvfb || echo xvfb
}

install() {
  command -v apt-get >/dev/null || return 1
  local as_root=''
  [ "$(id -u)" = 0 ] || as_root='sudo -n'
  echo "Installing from the system packages:" "$@"
  { $as_root timeout 120 apt-get update &&
    $as_root env DEBIAN_FRONTEND=noninteractive timeout 600 apt-get -o DPkg::Lock::Timeout=120 install -y --no-install-recommends "$@"; } >>test-results/install-engines.log 2>&1
}

npx tsx tests/engines/install-old-chromiums.ts

# Only Debian 12 has this old version of the library, and keeps it.
has_wpe() { has WPEWebDriver && has cog; }
offers_wpe() { apt-cache policy libwpewebkit-1.1-0 2>/dev/null | grep -q 'Candidate: 2\.38\.'; }
if ! has_wpe && offers_wpe; then
  install cog wpewebkit-driver libwpewebkit-1.1-0 libwpebackend-fdo-1.0-1
fi
has_wpe || echo 'WPE WebKit 2.38 is not to be had here; its rows are left out.'

missing=$(packages)
[ -z "$missing" ] && exit 0
# shellcheck disable=SC2086
install $missing
missing=$(packages)
[ -z "$missing" ] && exit 0
echo "Missing, and not to be had from the system packages:" $missing >&2
echo "Install them, or run this as root; what apt said: test-results/install-engines.log" >&2
exit 1
