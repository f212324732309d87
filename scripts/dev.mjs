/**
 * `npm run dev [-- part …]`: the whole product with reload. Every part that is named (all when none is) is served from
 * memory by its own dev server; they stand in front of each other, the server last.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildAll } from './build.mjs'
import { install } from './install.mjs'
import { fail, node, root, StepError, step } from './steps.mjs'

/** Ports as in the webpack configurations. */
const parts = [
  { part: 'shell', port: 4100 },
  { part: 'mfe-recipes', port: 4101 },
  { part: 'mfe-social', port: 4102 },
  { part: 'mfe-planning', port: 4103 },
  { part: 'mfe-settings', port: 4104 },
]

const named = process.argv.slice(2)
const unknown = named.filter((name) => !parts.some(({ part }) => part === name))
if (unknown.length > 0)
  fail(new StepError(`No such part: ${unknown.join(', ')}. There are ${parts.map(({ part }) => part).join(', ')}.`))

try {
  await step('install packages', install)
  await buildAll()
} catch (error) {
  fail(error)
}

const running = []
const start = (cwd, args, environment = {}) =>
  running.push(spawn(node, args, { cwd, stdio: 'inherit', env: { ...process.env, ...environment } }))

start(root, ['--watch', '--watch-preserve-output', 'server/src/main.ts'])
const webpack = join(root, 'shared/build/node_modules/webpack/bin/webpack.js')
let product = `http://127.0.0.1:${process.env.PORT ?? 8080}`
for (const { part, port } of parts.filter(({ part }) => named.length === 0 || named.includes(part))) {
  start(join(root, part), [webpack, 'serve', '--mode', 'development'], { PRODUCT_URL: product })
  product = `http://127.0.0.1:${port}`
}
process.stdout.write(`Work on Potluck at ${product} (it reloads when a source changes)\n`)

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    for (const child of running) child.kill(signal)
  })
