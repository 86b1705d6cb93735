#!/usr/bin/env bash
# Finds a Chromium, or installs the system's where that is allowed, and the system's headless shell,
# which is quicker but not needed. Prints one clear line if there is no Chromium in the end.
set -uo pipefail
. "$(dirname "$0")/../apt-install.sh"

find_browser() {
  for place in "${CHROMIUM_PATH:-}" /usr/bin/chromium /usr/bin/chromium-browser /usr/bin/google-chrome /usr/bin/google-chrome-stable; do
    # Ubuntu's package of that name may be a stub that only points to a snap.
    if [ -n "$place" ] && [ -x "$place" ] && "$place" --version >/dev/null 2>&1; then return 0; fi
  done
  return 1
}

find_browser || apt_install install-browser chromium fonts-liberation
if [ -z "${CHROMIUM_PATH:-}" ] && ! command -v chromium-headless-shell >/dev/null; then
  apt_install install-browser chromium-headless-shell || echo 'There is no headless shell here; the whole browser does its work.'
fi
# The system's own Python reads the files of an order as a spreadsheet would.
/usr/bin/python3 -c 'import openpyxl' 2>/dev/null || apt_install install-browser python3-openpyxl || echo 'There is no reader of Excel files here; its tests are skipped.'
find_browser && exit 0
echo 'Chromium is missing and could not be installed. Install it, or set CHROMIUM_PATH to one.' >&2
exit 1
