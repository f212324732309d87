/**
 * `npm run dev [-- part …]`: the whole product with reload. Every part that is named (all when none is) is served from
 * memory by its own dev server; they stand in front of each other, the server last.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildAll, webpackOf } from './build.mjs'
import { install } from './install.mjs'
import { chosenFrom, partsOf, readRooms } from './parts.mjs'
import { fail, node, root, step } from './steps.mjs'

let parts = []
try {
  parts = chosenFrom(partsOf(readRooms()), process.argv.slice(2))
  await step('install packages', install)
  await buildAll()
} catch (error) {
  fail(error)
}

const running = []
const start = (cwd, args, environment = {}) =>
  running.push(spawn(node, args, { cwd, stdio: 'inherit', env: { ...process.env, ...environment } }))

start(root, ['--watch', '--watch-preserve-output', 'server/src/main.ts'])
let product = `http://127.0.0.1:${process.env.PORT ?? 8080}`
for (const part of parts) {
  start(join(root, part.folder), [webpackOf(part), 'serve', '--mode', 'development'], { PRODUCT_URL: product })
  product = `http://127.0.0.1:${part.port}`
}
process.stdout.write(`Work on Potluck at ${product} (it reloads when a source changes)\n`)

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    for (const child of running) child.kill(signal)
  })
