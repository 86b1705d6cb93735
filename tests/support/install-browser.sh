#!/usr/bin/env bash
# Finds a Chromium, or installs the system's where that is allowed. One clear line when it cannot.
set -uo pipefail

find_browser() {
  for place in "${CHROMIUM_PATH:-}" /usr/bin/chromium /usr/bin/chromium-browser /usr/bin/google-chrome /usr/bin/google-chrome-stable; do
    # Ubuntu's package of that name may be a stub that only points to a snap.
    if [ -n "$place" ] && [ -x "$place" ] && "$place" --version >/dev/null 2>&1; then return 0; fi
  done
  return 1
}

find_browser && exit 0
if command -v apt-get >/dev/null; then
  as_root=''
  [ "$(id -u)" = 0 ] || as_root='sudo -n'
  echo 'No Chromium found: installing the system package.'
  { $as_root apt-get update && DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y --no-install-recommends chromium fonts-liberation; } >test-results/install-browser.log 2>&1
fi
find_browser && exit 0
echo 'Chromium is missing and could not be installed. Install it, or set CHROMIUM_PATH to one.' >&2
exit 1
