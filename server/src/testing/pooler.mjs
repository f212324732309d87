/** PgBouncer in transaction mode before the PostgreSQL of the tests, for `npm run try-pooler`. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free-port.mjs'

/** What docs/scaling.md asks of a pooler: the settings that the server itself gives to a connection of its own. */
const connectQuery =
  'set statement_timeout = 30000; set random_page_cost = 1.1; set cpu_operator_cost = 0.02; set jit = off'

/** Longest wait until it accepts connections, milliseconds. */
const startWithin = 10_000

async function untilListening(port) {
  for (const end = Date.now() + startWithin; Date.now() < end; await pause(50)) {
    const socket = connect(port, '127.0.0.1')
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isThere) return
  }
  throw new Error('PgBouncer does not start: install it (Debian: apt install pgbouncer)')
}

/**
 * @param {string} url address of the PostgreSQL
 * @returns the address of the same databases through the pooler
 */
export async function startPooler(url) {
  const { hostname, port, username, password } = new URL(url)
  const own = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'potluck-pooler-'))
  chmodSync(folder, 0o755)
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${port} user=${username} password=${password} connect_query='${connectQuery}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 1000
default_pool_size = 5
server_idle_timeout = 5
autodb_idle_timeout = 30
`,
  )
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const pooler = spawn('pgbouncer', ['-q', ...user, file], { stdio: ['ignore', 'ignore', 'inherit'] })
  pooler.on('error', () => {})
  await untilListening(own)
  const address = new URL(url)
  address.port = String(own)
  return {
    url: address.href,
    async stop() {
      if (pooler.exitCode === null) {
        const ended = once(pooler, 'exit')
        pooler.kill()
        await ended
      }
      rmSync(folder, { recursive: true })
    },
  }
}
