import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const bucket = 'potluck-test'

/** What a test does to a request on its way: whatever it answers itself does not reach the store. */
export type Meddle = (request: IncomingMessage, answer: ServerResponse) => boolean | Promise<boolean>

/** A server of S3 of this machine with one bucket, and a way there on which a test may meddle. */
export interface S3Server {
  /** Settings of a server whose files are there. */
  readonly environment: Readonly<Record<string, string>>
  /** The file in which the server has an object. */
  fileOf(key: string): string
  /** Requests so far, as `GET /bucket/key`. */
  readonly requests: readonly string[]
  meddle(how: Meddle | null): void
  close(): Promise<void>
}

/** Passes requests on and what is answered back, without a look at either. */
function passOn(port: number, received: IncomingMessage, answer: ServerResponse): void {
  const { method, url, headers } = received
  const sent = request({ host: '127.0.0.1', port, method, path: url, headers }, (got) => {
    answer.writeHead(got.statusCode ?? 500, got.headers)
    got.pipe(answer)
  })
  sent.once('error', () => answer.destroy())
  received.pipe(sent)
}

/** In a process of its own: it signs what it tells of long lists with a cipher that has to be allowed. */
const startStore = (directory: string) =>
  spawn(
    process.execPath,
    ['--openssl-legacy-provider', join(import.meta.dirname, 's3-process.ts'), directory, bucket],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )

export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'potluck-s3-'))
  const store = startStore(directory)
  const [said] = await once(store.stdout, 'data')
  const port = Number(said)
  const requests: string[] = []
  let meddling: Meddle | null = null
  const way = createServer(async (received, answer) => {
    requests.push(`${received.method} ${received.url}`)
    if (!(await meddling?.(received, answer))) passOn(port, received, answer)
  })
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve))
  return {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${(way.address() as AddressInfo).port}`,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    fileOf: (key) => join(directory, bucket, `${key}._S3rver_object`),
    requests,
    meddle(how) {
      meddling = how
    },
    async close() {
      way.closeAllConnections()
      way.close()
      store.kill()
      await once(store, 'exit')
      await rm(directory, { recursive: true, force: true })
    },
  }
}
