import { DeployError } from './deploy-error.ts'
import { liveRemote, removeFromRegistry } from './registry-file.ts'
import { recordRelease } from './releases-log.ts'

export interface Withdrawal {
  /** A remote's id. */
  readonly id: string
  /** Why; stored in `releases.log`. */
  readonly reason: string
}

/**
 * Takes a remote out of the registry, with its canary and its menu entries. Its files stay until the next prune, for
 * windows that run it.
 * @returns the version that was live
 * @throws {DeployError} when no remote of this id is live
 */
export async function withdraw(webRoot: string, { id, reason }: Withdrawal): Promise<string> {
  const live = await liveRemote(webRoot, id)
  if (!live) throw new DeployError(`remote "${id}" is not live here, so there is nothing to withdraw`)
  const { version } = live
  await removeFromRegistry(webRoot, id)
  await recordRelease(webRoot, { action: 'withdraw', part: id, version, previous: version, reason })
  return version
}
