import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { filesOfWalks } from './memory.ts'
import { layWebRoot } from './web-root.ts'

const repository = resolve(import.meta.dirname, '..')

/** What `npm start` serves; the tests need it built, and the server. */
export const builtWebRoot = resolve(process.env.WEB_ROOT ?? join(repository, 'dist/web'))

export interface RunningServer {
  /** Address of the product, ending in a slash. */
  readonly url: string
  readonly stop: () => Promise<void>
}

export interface ServerOfCopy extends RunningServer {
  /** The served folder: a copy that the test may spoil. */
  readonly webRoot: string
  /** Has it serve what was built again, whatever became of the copy. */
  readonly restore: () => Promise<void>
}

/** Everybody comes from one address here. */
const manyFromHere = { REGISTRATIONS_PER_ADDRESS: '1000' }

const ready = /Potluck is ready at (http:\/\/\S+)/

/**
 * Starts the real server on a free port with an empty database.
 * @param webRoot the built bundles, where they are not the project's; nothing may change them
 */
export async function startServer(environment: NodeJS.ProcessEnv = {}, webRoot = builtWebRoot): Promise<RunningServer> {
  const folder = await mkdtemp(join(filesOfWalks, 'potluck-e2e-'))
  const server = spawn(process.execPath, ['server/dist/main.js'], {
    cwd: repository,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      WEB_ROOT: webRoot,
      ...manyFromHere,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const stopped = new Promise<void>((resolveStopped) => server.once('exit', () => resolveStopped()))
  const address = await new Promise<string>((resolveAddress, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      const [, found] = ready.exec(said) ?? []
      if (found) resolveAddress(found)
    }
    server.stdout.on('data', listen)
    server.stderr.on('data', listen)
    server.once('exit', (code) => reject(new Error(`the server ended with code ${code}: ${said}`)))
  })
  return {
    url: `${address}/`,
    async stop() {
      server.kill()
      await stopped
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The same on a copy of the built bundles: laying it out and removing it takes as long as the start itself. */
export async function startServerOfCopy(environment: NodeJS.ProcessEnv = {}): Promise<ServerOfCopy> {
  // On the disk of what was built: links lead to no other.
  const copies = join(dirname(builtWebRoot), '.e2e')
  await mkdir(copies, { recursive: true })
  const folder = await mkdtemp(join(copies, 'potluck-'))
  const webRoot = join(folder, 'web')
  layWebRoot(builtWebRoot, webRoot)
  const { url, stop } = await startServer(environment, webRoot)
  return {
    url,
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
