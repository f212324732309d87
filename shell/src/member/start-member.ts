import { logout } from '@potluck/api/sessions'
import type { Host, Session } from '@potluck/platform/host'
import type { ReadableStore, Store } from '@potluck/platform/store'
import type { Words } from '../language/words.ts'
import type { Remotes } from '../remotes/remotes.ts'
import { openLiveChannel } from './live-channel.ts'
import { runBackgrounds } from './run-backgrounds.ts'
import { readSession } from './session.ts'

export interface MemberServices {
  readonly host: Host
  readonly session: Store<Session>
  readonly title: ReadableStore<string>
  readonly remotes: Remotes
  readonly words: Words
  readonly storage: Storage
  /** Wipes what belongs to another person, and reloads. */
  readonly startOver: () => void
}

export interface RunningMember {
  readonly stop: () => void
  /** Tells the server that the session ends. Whether it hears changes nothing here, so nobody waits for its answer. */
  readonly endSession: () => void
}

/** Starts everything that runs only while somebody is logged in. */
export function startMember({
  host,
  session,
  title,
  remotes,
  words,
  storage,
  startOver,
}: MemberServices): RunningMember {
  const { api, apiBase, bus, requireLogin } = host
  const stops = [
    readSession({ api, session, storage, requireLogin, startOver }),
    openLiveChannel({ api, apiBase, bus, requireLogin }),
    runBackgrounds({ host, remotes, words, title }),
  ]
  return {
    stop() {
      for (const stop of stops) stop()
    },
    endSession: () => void api.call(logout, {}, { silent: true }).catch(() => {}),
  }
}
