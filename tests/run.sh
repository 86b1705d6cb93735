#!/usr/bin/env bash
# All checks in the order in which they fail fastest. Ends with one line: N passed, N failed.
set -uo pipefail
cd "$(dirname "$0")/.."
export PATH="$PWD/node_modules/.bin:$PATH"
rm -rf test-results && mkdir -p test-results

bash tests/support/browser/install-browser.sh || exit 1
bash tests/support/built/install-epubcheck.sh

steps=7
number=0
failed=()
step() {
  local name=$1 began=$SECONDS outcome='done'
  shift
  number=$((number + 1))
  echo
  echo "== $number of $steps: $name"
  "$@" || { failed+=("$name") && outcome=FAILED; }
  echo "== $number of $steps: $name, $outcome in $((SECONDS - began)) s"
}

echo "$steps steps. Two idle processors need about half an hour, most of it for the last two."
step 'Format and lint' npm run --silent lint
step 'Types' npm run --silent types
step 'Unit tests and rules' vitest run --reporter=dot --reporter=json --outputFile.json=test-results/unit.json
step 'Build' npm run --silent build
step 'The built files' vitest run --config tests/built/vitest.config.ts --reporter=dot --reporter=json --outputFile.json=test-results/built.json
step 'The running server' vitest run --config tests/process/vitest.config.ts --reporter=default --reporter=json --outputFile.json=test-results/process.json
step 'End to end, in Chromium' playwright test

echo
echo "All $steps steps took $((SECONDS / 60)) min $((SECONDS % 60)) s."
node tests/support/count-results.mjs ${failed[@]+"${failed[@]}"}
