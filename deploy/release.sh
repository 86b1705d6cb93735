#!/bin/sh
# Copies what was built here to /srv/site, where nginx and the server of docs/deploy.md use it. The pages come
# after the files to which they refer, and the worker comes last. Files of earlier releases are deleted at the end,
# except for assets, because open pages still request them.
set -eu
# nginx and the server run as other users than the one that builds.
umask 022
cd "$(dirname "$0")/.."
site=${1:-/srv/site}

rsync -a --chmod=a+rX --delete node_modules dist-server "$site/"
rsync -a --chmod=a+rX --exclude='*.html' --exclude='/sw.js*' dist/ "$site/dist/"
rsync -a --chmod=a+rX --exclude='/sw.js*' dist/ "$site/dist/"
rsync -a --chmod=a+rX --delete-after --exclude=/assets/ dist/ "$site/dist/"
