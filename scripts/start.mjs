/** `npm start`: installs, builds what changed, serves the whole product on one address. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { sparingEnvironment, sparingFlags } from '../server/memory-flags.mjs'
import { buildAll } from './build.mjs'
import { install } from './install.mjs'
import { fail, node, root, step } from './steps.mjs'

try {
  await step('install packages', install)
  await buildAll()
} catch (error) {
  fail(error)
}

// Node caches the compiled program: the server then needs less memory.
const compiled = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') }
const server = spawn(node, [...sparingFlags, 'server/dist/main.js'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...compiled, ...sparingEnvironment, ...process.env },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('close', (code) => process.exit(code ?? 1))
