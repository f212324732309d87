import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { temporaryFolder } from './temporary-folder.ts'
import { layWebRoot } from './web-root.ts'

const repository = resolve(import.meta.dirname, '..')

/** The folder that `npm start` serves; the tests need a build of it and of the server. */
export const builtWebRoot = resolve(process.env.WEB_ROOT ?? join(repository, 'dist/web'))

export interface RunningServer {
  /** Address of the product, with a trailing slash. */
  readonly url: string
  /** The server's output so far. */
  readonly output: () => string
  readonly stop: () => Promise<void>
}

export interface ServerOfCopy extends RunningServer {
  /** The served folder: a copy that the test may change. */
  readonly webRoot: string
  /** Replaces the copy by the build. */
  readonly restore: () => Promise<void>
}

/** All members of a test register from one address. */
const registrationLimit = { REGISTRATIONS_PER_ADDRESS: '1000' }

const ready = /Potluck is ready at (http:\/\/\S+)/

/**
 * Starts the real server on a free port with an empty database.
 * @param webRoot the built bundles, by default the project's; tests may not change them
 * @param program the server, or what starts it again when it ends for a restore
 */
export async function startServer(
  environment: NodeJS.ProcessEnv = {},
  webRoot = builtWebRoot,
  program: 'server/dist/main.js' | 'scripts/serve.mjs' = 'server/dist/main.js',
): Promise<RunningServer> {
  const folder = await mkdtemp(join(temporaryFolder, 'potluck-e2e-'))
  const server = spawn(process.execPath, [program], {
    cwd: repository,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      WEB_ROOT: webRoot,
      ...registrationLimit,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const stopped = new Promise<void>((resolveStopped) => server.once('exit', () => resolveStopped()))
  const address = await new Promise<string>((resolveAddress, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString()
      const [, url] = ready.exec(output) ?? []
      if (url) resolveAddress(url)
    }
    server.stdout.on('data', listen)
    server.stderr.on('data', listen)
    server.once('exit', (code) => reject(new Error(`the server ended with code ${code}: ${output}`)))
  })
  return {
    url: `${address}/`,
    output: () => output,
    async stop() {
      server.kill()
      await stopped
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Starts the server with a copy of the built bundles, which takes twice as long as without the copy. */
export async function startServerOfCopy(environment: NodeJS.ProcessEnv = {}): Promise<ServerOfCopy> {
  // On the disk of the build, because hard links need one disk.
  const copies = join(dirname(builtWebRoot), '.e2e')
  await mkdir(copies, { recursive: true })
  const folder = await mkdtemp(join(copies, 'potluck-'))
  const webRoot = join(folder, 'web')
  layWebRoot(builtWebRoot, webRoot)
  const { url, output, stop } = await startServer(environment, webRoot)
  return {
    url,
    output,
    webRoot,
    async restore() {
      await rm(webRoot, { recursive: true })
      layWebRoot(builtWebRoot, webRoot)
    },
    async stop() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
