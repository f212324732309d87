import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { layWebRoot } from './web-root.ts'

const repository = resolve(import.meta.dirname, '..')

/** What `npm start` serves; the tests need it built. */
export const builtWebRoot = resolve(process.env.WEB_ROOT ?? join(repository, 'dist/web'))

export interface RunningServer {
  /** Address of the product, ending in a slash. */
  readonly url: string
  /** The served folder: a copy that the test may spoil. */
  readonly webRoot: string
  /** Has it serve what was built again, whatever became of the copy. */
  readonly restore: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Everybody comes from one address here. */
const manyFromHere = { REGISTRATIONS_PER_ADDRESS: '1000' }

const ready = /Potluck is ready at (http:\/\/\S+)/

/**
 * Starts the real server on a free port with an empty database and a copy of the built bundles.
 * @param from the built bundles, where they are not the project's
 */
export async function startServer(environment: NodeJS.ProcessEnv = {}, from = builtWebRoot): Promise<RunningServer> {
  // On the disk of what was built: links lead to no other.
  const servers = join(dirname(from), '.e2e')
  await mkdir(servers, { recursive: true })
  const folder = await mkdtemp(join(servers, 'potluck-'))
  const webRoot = join(folder, 'web')
  layWebRoot(from, webRoot)
  const server = spawn(process.execPath, ['server/src/main.ts'], {
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
    webRoot,
    async restore() {
      await rm(webRoot, { recursive: true })
      layWebRoot(from, webRoot)
    },
    async stop() {
      server.kill()
      await stopped
      await rm(folder, { recursive: true, force: true })
    },
  }
}
