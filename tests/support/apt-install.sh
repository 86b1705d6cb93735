# `apt_install NAME PACKAGE...` installs Debian packages where that is allowed: as root, or with `sudo -n`. It waits
# for another apt, ends in any case, and writes what apt says into test-results/NAME.log.
apt_install() {
  local log=test-results/$1.log as_root=''
  shift
  command -v apt-get >/dev/null || return 1
  echo "Installing with apt-get: $*"
  mkdir -p test-results
  [ "$(id -u)" = 0 ] || as_root='sudo -n'
  { $as_root timeout 300 apt-get update &&
    $as_root env DEBIAN_FRONTEND=noninteractive timeout 900 apt-get -o DPkg::Lock::Timeout=120 install -y --no-install-recommends "$@"; } >>"$log" 2>&1
}
