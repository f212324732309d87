import { createHash } from 'node:crypto'
import { DeployError } from './deploy-error.ts'

/** Where a remote's files are fetched from: an origin as `https://recipes.example.org`, or the page's own. */
export type RemoteOrigin = string | 'shell'

/** @throws {DeployError} when it is neither */
export function checkOrigin(origin: string): RemoteOrigin {
  if (origin === 'shell') return origin
  if (URL.canParse(origin) && /^https?:/.test(origin) && new URL(origin).origin === origin) return origin
  throw new DeployError(
    `"${origin}" is no origin: write it as https://recipes.example.org, or "shell" for the shell's own`,
  )
}

/** The origin that an entry of the registry names. */
export const originOf = (entry: string): RemoteOrigin => (URL.canParse(entry) ? new URL(entry).origin : 'shell')

/** The fields of the registry for a file of the served folder. */
export const addressAt = (origin: RemoteOrigin, path: string): string =>
  origin === 'shell' ? path : `${origin}/${path}`

/** The hash with which a browser checks a script. */
export const integrityOf = (script: Uint8Array): string =>
  `sha384-${createHash('sha384').update(script).digest('base64')}`

/**
 * Makes sure that browsers will get an entry from its origin, before the registry sends them there.
 * @param integrity of what they have to get
 * @throws {DeployError} with what its host has to do
 */
export async function checkServed(address: string, integrity: string): Promise<void> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch((cause: unknown) => {
    throw new DeployError(`${address} cannot be reached: bring the files there first`, { cause })
  })
  if (!answer.ok) throw new DeployError(`${address} answers ${answer.status}: bring the files there first`)
  if (!answer.headers.has('access-control-allow-origin'))
    throw new DeployError(`${address} comes without the header Access-Control-Allow-Origin, so browsers refuse it`)
  if (integrityOf(await answer.bytes()) !== integrity)
    throw new DeployError(`${address} serves something else than this build: bring its files there, unchanged`)
}
