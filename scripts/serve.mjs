/** Serves what is built. When the server ends with 75, it restores a backup (docs/backups.md): it is started again then. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sparingEnvironment, sparingFlags } from '../server/memory-flags.mjs'
import { node, root } from './steps.mjs'

const restartCode = 75

// Node caches the compiled program: the server then needs less memory.
const compiled = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') }
/** `npm start -- --demo`: a demo, with data of its own. */
const demo = process.argv.includes('--demo') ? { DATA_DIR: './demo-data', DEMO: 'true' } : {}
const env = { ...compiled, ...sparingEnvironment, ...demo, ...process.env, SUPERVISED: 'true' }

/** A release that was installed on another platform than its own runs with the Node that is there. */
const program = existsSync(node) ? node : process.execPath

let server
let isStopping = false

function serve() {
  server = spawn(program, [...sparingFlags, 'server/dist/main.js'], { cwd: root, stdio: 'inherit', env })
  server.on('close', (code) => (code === restartCode && !isStopping ? serve() : process.exit(code ?? 1)))
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    isStopping = true
    server.kill(signal)
  })
serve()
