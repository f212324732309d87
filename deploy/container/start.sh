#!/bin/sh
# Publishes what the image brings, once per image, then serves. A restart changes nothing, so that a remote which a
# team published meanwhile stays; a version that somebody went back from stays back.
set -eu

if ! cmp -s parts/fingerprint "$WEB_ROOT/.image"; then
  # The shell first: a remote is refused while the shell does not provide what it takes.
  for part in parts/shell parts/mfe-*; do
    node deploy/publish.ts "$part" --web "$WEB_ROOT" --reason "a new image" --unless-rolled-back
  done
  cp parts/fingerprint "$WEB_ROOT/.image"
fi

# Memory is spared as `npm start` spares it.
exec env $(node -p "const { sparingEnvironment, sparingFlags } = require('./server/memory-flags.mjs');
[...Object.entries(sparingEnvironment).map((set) => set.join('=')), 'node', ...sparingFlags].join(' ')") server/dist/main.js
