#!/usr/bin/env bash
# Prints the path of nginx from the system's package, or nothing if that cannot be downloaded. The
# package is unpacked, not installed, so that no web server is set up on this machine.
set -uo pipefail
folder="$PWD/node_modules/.cache/nginx"
mkdir -p "$folder" && cd "$folder" || exit 0
{ timeout 120 apt-get update || true; apt-get download nginx && dpkg -x nginx_*.deb .; } >apt.log 2>&1
usr/sbin/nginx -v 2>>apt.log && echo "$folder/usr/sbin/nginx"
exit 0
