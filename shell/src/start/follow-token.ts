import type { Host, Session } from '@potluck/platform/host'
import type { Store } from '@potluck/platform/store'
import { ownerKey } from '@potluck/sync/wipe-user-data'
import type { Token } from '../device/token.ts'
import type { MemberServices, RunningMember } from '../member/start-member.ts'
import type { Remotes } from '../remotes/remotes.ts'
import { sessionOf } from './session-of.ts'

export interface FollowingToken
  extends Pick<
    MemberServices,
    | 'host'
    | 'connection'
    | 'books'
    | 'preferences'
    | 'devicePush'
    | 'changes'
    | 'title'
    | 'badges'
    | 'words'
    | 'storage'
    | 'inKitchen'
  > {
  readonly token: Token
  readonly session: Store<Session>
  readonly remotes: () => Remotes
  /** Called when a session has ended: deletes all personal data. */
  readonly wipe: () => Promise<void>
  readonly reload: () => void
}

/**
 * Runs everything that a member needs while there is a token. Its code loads with the first session.
 * @returns reports the end of the session to the server
 */
export function followToken({ token, session, remotes, wipe, reload, ...services }: FollowingToken): () => void {
  const { host, storage } = services
  let member: RunningMember | null = null
  let servedToken: string | null = null

  async function serve(): Promise<void> {
    const mine = token.get()
    if (mine === null) return
    servedToken = mine
    const { startMember } = await import(/* webpackChunkName: "member" */ '../member/start-member.ts')
    if (servedToken !== mine) return
    member = startMember({ ...services, token: mine, session, wipe, reload, remotes: remotes() })
  }

  function change(): void {
    const loggedIn = token.get() !== null
    member?.stop()
    member = null
    servedToken = null
    session.set(sessionOf(token.get()))
    if (!loggedIn) {
      storage.removeItem(ownerKey)
      void wipe()
    }
    host.bus.emit('auth', { loggedIn })
    if (loggedIn) serve().catch(reportTo(host))
  }

  token.subscribe(change)
  if (token.get() !== null) serve().catch(reportTo(host))
  return () => member?.endSession()
}

const reportTo = (host: Host) => (error: unknown) => host.reportError(error)
