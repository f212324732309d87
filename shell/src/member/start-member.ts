import { logout } from '@potluck/api/sessions'
import type { Host, Session } from '@potluck/platform/host'
import type { Store } from '@potluck/platform/store'
import type { Badges } from '../host/badges.ts'
import type { Words } from '../language/words.ts'
import { announceMessages } from './announce-messages.ts'
import { keepBadges } from './keep-badges.ts'
import { openLiveChannel } from './live-channel.ts'
import { readSession } from './session.ts'

export interface MemberServices {
  readonly host: Host
  readonly session: Store<Session>
  readonly badges: Store<Badges>
  readonly words: Words
  readonly storage: Storage
  readonly path: () => string
  /** Wipes what belongs to another person, and reloads. */
  readonly startOver: () => void
}

export interface RunningMember {
  readonly stop: () => void
  /** Tells the server that the session ends. Whether it hears changes nothing here, so nobody waits for its answer. */
  readonly endSession: () => void
}

/** Starts everything that runs only while somebody is logged in. */
export function startMember({ host, session, badges, words, storage, path, startOver }: MemberServices): RunningMember {
  const { api, apiBase, bus, requireLogin } = host
  const stops = [
    readSession({ api, session, storage, requireLogin, startOver }),
    keepBadges(api, bus, badges),
    openLiveChannel({ api, apiBase, bus, requireLogin }),
    announceMessages({
      bus,
      path,
      toast: host.toast,
      navigate: host.navigate,
      word: (key, values) => words.i18n.t(key, { ns: 'shell', ...values }),
    }),
  ]
  return {
    stop() {
      for (const stop of stops) stop()
    },
    endSession: () => void api.call(logout, {}, { silent: true }).catch(() => {}),
  }
}
