#!/usr/bin/env bash
# Installs a real speech engine and a sound server that needs no sound card, where that is allowed.
# Prints only what is missing in the end; the tests that need it are left out.
set -uo pipefail
mkdir -p test-results

missing() {
  for program in espeak-ng speech-dispatcher pulseaudio parec; do
    command -v "$program" >/dev/null || { echo "$program"; return; }
  done
  compgen -G '/usr/lib/*/speech-dispatcher-modules/sd_espeak-ng' >/dev/null ||
    compgen -G '/usr/lib/speech-dispatcher-modules/sd_espeak-ng' >/dev/null || echo speech-dispatcher-espeak-ng
}

if [ -n "$(missing)" ] && command -v apt-get >/dev/null; then
  as_root=''
  [ "$(id -u)" = 0 ] || as_root='sudo -n'
  { $as_root timeout 120 apt-get update &&
    $as_root env DEBIAN_FRONTEND=noninteractive timeout 300 apt-get -o DPkg::Lock::Timeout=120 install -y \
      --no-install-recommends espeak-ng speech-dispatcher speech-dispatcher-espeak-ng pulseaudio pulseaudio-utils; } \
    >>test-results/install-voices.log 2>&1
fi
[ -z "$(missing)" ] && exit 0
echo "There is no $(missing) here: what needs a real speech engine is left out." >&2
exit 1
