#!/usr/bin/env bash
# Prints the path of an nginx out of the system's package; of nothing where that cannot be had. It is
# unpacked, not installed: a web server that nobody asked for has no business on this machine.
set -uo pipefail
folder="$PWD/node_modules/.cache/nginx"
mkdir -p "$folder" && cd "$folder" || exit 0
{ timeout 120 apt-get update || true; apt-get download nginx && dpkg -x nginx_*.deb .; } >apt.log 2>&1
usr/sbin/nginx -v 2>>apt.log && echo "$folder/usr/sbin/nginx"
exit 0
