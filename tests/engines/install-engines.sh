#!/usr/bin/env bash
# Finds the engines, or installs the system's where that is allowed. Old ones come from npm and stay
# in .cache/engines. Prints what is missing; the rows of a missing old engine are skipped.
set -uo pipefail
. "$(dirname "$0")/../support/apt-install.sh"

bash tests/support/browser/install-browser.sh || exit 1

has() { command -v "$1" >/dev/null; }
has_minibrowser() { compgen -G '/usr/lib/*/webkit2gtk-4.*/MiniBrowser' >/dev/null; }
packages() {
  has firefox-esr || has firefox || [ -n "${FIREFOX_ESR_PATH:-}" ] || echo firefox-esr
  has WebKitWebDriver || echo webkit2gtk-driver
  has_minibrowser || echo libwebkit2gtk-4.1-0
  has Xvfb || echo xvfb
  has pdftotext || [ -n "${PDFTOTEXT_PATH:-}" ] || echo poppler-utils
}

npx tsx tests/engines/install-old-chromiums.ts

# Only Debian 12 has this old version of the library, and keeps it.
has_wpe() { has WPEWebDriver && has cog; }
offers_wpe() { apt-cache policy libwpewebkit-1.1-0 2>/dev/null | grep -q 'Candidate: 2\.38\.'; }
if ! has_wpe && offers_wpe; then
  apt_install install-engines cog wpewebkit-driver libwpewebkit-1.1-0 libwpebackend-fdo-1.0-1
fi
has_wpe || echo 'WPE WebKit 2.38 is not available here; its rows are skipped.'

missing=$(packages)
[ -z "$missing" ] && exit 0
# shellcheck disable=SC2086
apt_install install-engines $missing
missing=$(packages)
[ -z "$missing" ] && exit 0
echo "Missing, and not in the system's packages:" $missing >&2
echo "Install them, or run this as root; what apt said: test-results/install-engines.log" >&2
exit 1
