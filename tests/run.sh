#!/usr/bin/env bash
# All checks in the order in which they fail fastest. Ends with one line: N passed, N failed.
set -uo pipefail
cd "$(dirname "$0")/.."
export PATH="$PWD/node_modules/.bin:$PATH"
rm -rf test-results && mkdir -p test-results

bash tests/support/browser/install-browser.sh || exit 1
bash tests/support/built/install-epubcheck.sh

steps=6
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

# Side by side, as each of the two keeps one processor busy.
read_code() {
  local outcome=0
  npm run --silent types >test-results/types.log 2>&1 &
  npm run --silent lint || outcome=1
  wait $! || outcome=1
  cat test-results/types.log
  return $outcome
}

echo "$steps steps. Two idle processors need about eight minutes, most of it for the last two."
step 'Format, lint and types' read_code
step 'Unit tests and rules' npm run --silent test:unit -- --reporter=dot --reporter=json --outputFile.json=test-results/unit.json
step 'Build' npm run --silent build
step 'The built files' npm run --silent test:built -- --reporter=dot --reporter=json --outputFile.json=test-results/built.json
step 'The running server' npm run --silent test:process -- --reporter=default --reporter=json --outputFile.json=test-results/process.json
step 'End to end, in Chromium' npm run --silent test:e2e

echo
echo "All $steps steps took $((SECONDS / 60)) min $((SECONDS % 60)) s."
node tests/support/count-results.mjs ${failed[@]+"${failed[@]}"}
