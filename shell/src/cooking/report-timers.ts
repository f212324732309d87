import type { Host } from '@potluck/platform/host'
import { webhookPreferences } from '@potluck/platform/webhook-preferences'
import type { Bell } from '../host/kitchen.ts'

/** Most letters of a name that the server takes. */
const maxName = 200

const recipePath = /^\/recipe\/([0-9a-f-]{36})/

/** A bell that also reports to the server which timer ended, where a webhook of the cook tells it. */
export function reportTimers(
  bell: Bell,
  { api, preferences, session }: Pick<Host, 'api' | 'preferences' | 'session'>,
): Bell {
  return {
    ...bell,
    announce(timer, title) {
      bell.announce(timer, title)
      const { timers } = webhookPreferences.parse(preferences.get()[webhookPreferences.name])
      if (!timers || !session.get().loggedIn) return
      const recipeId = recipePath.exec(timer.path ?? '')?.[1] ?? null
      const name = [timer.about, timer.name].filter(Boolean).join(': ').slice(0, maxName)
      import('@potluck/api/webhooks')
        .then(({ noteTimerEnd }) => api.call(noteTimerEnd, { body: { name, recipeId } }))
        // The kitchen heard it: an automation that did not is no reason to disturb the cook.
        .catch(() => {})
    },
  }
}
