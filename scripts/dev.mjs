/**
 * `npm run dev [-- part …]`: the whole product with reload. Every part that is named (all when none is) is served from
 * memory by its own dev server; they stand in front of each other, the server last. The other parts are as they were built
 * last, and only built when they never were. `PORT_OFFSET` moves all ports, for two checkouts side by side.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { devPort } from '../shared/build/dev-port.mjs'
import { buildAll, webpackOf } from './build.mjs'
import { install } from './install.mjs'
import { chosenFrom, partsOf, readPackages } from './parts.mjs'
import { fail, node, root, step } from './steps.mjs'

/** Builds what was never built of the parts that are not served from memory; the others stay as they are. */
async function buildMissing(served, parts) {
  const others = served.length === parts.length ? parts : parts.filter((part) => !served.includes(part))
  const isPublished = existsSync(join(root, 'dist/web/remotes.json'))
  const missing = others.filter(({ folder }) => !isPublished || !existsSync(join(root, folder, 'dist/.built')))
  if (missing.length > 0) await buildAll(missing.map(({ folder }) => folder))
}

let parts = []
try {
  const all = partsOf(readPackages())
  parts = chosenFrom(all, process.argv.slice(2))
  await step('install packages', install)
  await buildMissing(parts, all)
} catch (error) {
  fail(error)
}

const running = []
const start = (cwd, args, environment = {}) =>
  running.push(spawn(node, args, { cwd, stdio: 'inherit', env: { ...process.env, ...environment } }))

const port = process.env.PORT ?? String(devPort(8080))
start(root, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], { PORT: port })
let product = `http://127.0.0.1:${port}`
for (const part of parts) {
  start(join(root, part.folder), [webpackOf(part), 'serve', '--mode', 'development'], { PRODUCT_URL: product })
  product = `http://127.0.0.1:${devPort(part.port)}`
}
process.stdout.write(`Work on Potluck at ${product} (it reloads when a source changes)\n`)

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    for (const child of running) child.kill(signal)
  })
