#!/bin/sh
# Publishes what the image brings, once per image, then serves. A restart changes nothing, so that a remote which a
# team published meanwhile stays; a version that somebody went back from stays back.
set -eu

if ! cmp -s parts/fingerprint "$WEB_ROOT/.image"; then
  # Together: a shell may need the remotes that come with it.
  node deploy/publish.ts parts/shell parts/mfe-* --web "$WEB_ROOT" --reason "a new image" --unless-rolled-back
  cp parts/browser-extension.zip "$WEB_ROOT/"
  cp parts/fingerprint "$WEB_ROOT/.image"
fi

# Memory is spared as `npm start` spares it.
options=$(node -p "const { sparingEnvironment, sparingFlags } = require('./server/memory-flags.mjs');
[...Object.entries(sparingEnvironment).map((set) => set.join('=')), 'node', ...sparingFlags].join(' ')")

# A signal ends a wait, and the server a moment later. When that ends with 75, it restores a backup: it is started again then.
trap 'stopping=true; kill -TERM "$server" || true' TERM INT
code=75
stopping=false
while [ "$code" = 75 ] && [ "$stopping" = false ]; do
  env SUPERVISED=true $options server/dist/main.js &
  server=$!
  while kill -0 "$server" 2>/dev/null; do wait "$server" && code=0 || code=$?; done
done
exit "$code"
