import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface RunningServer {
  /** Absolute, ending in a slash. */
  readonly address: string
  stop(): Promise<void>
}

const root = join(import.meta.dirname, '../..')

/** Starts the real server on a free port with an empty data folder; resolves when it says that it is ready. */
export async function startServer(): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'potluck-bench-'))
  const server = spawn(process.execPath, ['server/dist/main.js'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready`)))
    server.stdout.on('data', (chunk: Buffer) => {
      const match = /Potluck is ready at (\S+)/.exec(chunk.toString())
      if (match?.[1]) resolve(`${match[1]}/`)
    })
  })
  return {
    address,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
