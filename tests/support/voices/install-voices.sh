#!/usr/bin/env bash
# Installs a real speech engine and a sound server that needs no sound card, where that is allowed.
# Prints what is missing in the end; the tests that need it are skipped.
set -uo pipefail
. "$(dirname "$0")/../apt-install.sh"

missing() {
  for program in espeak-ng speech-dispatcher pulseaudio parec; do
    command -v "$program" >/dev/null || { echo "$program"; return; }
  done
  compgen -G '/usr/lib/*/speech-dispatcher-modules/sd_espeak-ng' >/dev/null ||
    compgen -G '/usr/lib/speech-dispatcher-modules/sd_espeak-ng' >/dev/null || echo speech-dispatcher-espeak-ng
}

[ -z "$(missing)" ] && exit 0
apt_install install-voices espeak-ng speech-dispatcher speech-dispatcher-espeak-ng pulseaudio pulseaudio-utils
[ -z "$(missing)" ] && exit 0
echo "There is no $(missing) here: what needs a real speech engine is skipped." >&2
exit 1
