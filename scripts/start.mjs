/** `npm start`: installs, builds what changed, serves the whole product on one address. */
import { spawn } from 'node:child_process'
import { buildAll } from './build.mjs'
import { install } from './install.mjs'
import { sparingEnvironment, sparingFlags } from './sparing.mjs'
import { fail, node, root, step } from './steps.mjs'

try {
  await step('install packages', install)
  await buildAll()
} catch (error) {
  fail(error)
}

const server = spawn(node, [...sparingFlags, 'server/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...sparingEnvironment(root), ...process.env },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('close', (code) => process.exit(code ?? 1))
