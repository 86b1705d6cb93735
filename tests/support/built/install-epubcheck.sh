#!/usr/bin/env bash
# Installs EPUBCheck where that is allowed. Without it, the one test that runs it is skipped.
. "$(dirname "$0")/../apt-install.sh"
command -v epubcheck >/dev/null && exit 0
apt_install install-epubcheck epubcheck || echo 'EPUBCheck could not be installed; its checks are skipped.'
