#!/bin/sh
# Publishes what the image brings, once per image, then serves. A restart changes nothing, so that a remote which a
# team published meanwhile stays; a version that somebody went back from stays back.
set -eu

if ! cmp -s parts/fingerprint "$WEB_ROOT/.image"; then
  # Together: a shell may need the remotes that come with it.
  node deploy/publish.ts parts/shell parts/mfe-* --web "$WEB_ROOT" --reason "a new image" --unless-rolled-back
  cp parts/fingerprint "$WEB_ROOT/.image"
fi

# Memory is spared as `npm start` spares it.
exec env $(node -p "const { sparingEnvironment, sparingFlags } = require('./server/memory-flags.mjs');
[...Object.entries(sparingEnvironment).map((set) => set.join('=')), 'node', ...sparingFlags].join(' ')") server/dist/main.js
