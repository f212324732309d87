import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  renewWebhookSecret,
  testWebhook,
  updateWebhook,
  type Webhook,
} from '@potluck/api/webhooks'
import { useAnswer, useCall, useRefetch, useRefetchOn } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { webhookPreferences } from '@potluck/platform/webhook-preferences'
import { useEffect } from 'react'

/** The webhooks of the account, and what can be done with them. */
export function useWebhooks() {
  const askAgain = useRefetch(listWebhooks)
  useRefetchOn(['webhook:ended'], listWebhooks)
  const answer = useAnswer(listWebhooks, {})
  useTimersSetting(answer.data)
  return {
    answer,
    make: useCall(createWebhook, { onSuccess: askAgain }),
    renew: useCall(renewWebhookSecret),
    change: useCall(updateWebhook, { onSettled: askAgain }),
    remove: useCall(deleteWebhook, { onSettled: askAgain, toast: true }),
  }
}

/** Sees to it that devices say when a timer ends, as long as a webhook tells it. */
function useTimersSetting(webhooks: readonly Webhook[] | undefined): void {
  const { preferences } = useHost()
  useEffect(() => {
    if (!webhooks) return
    const timers = webhooks.some(({ events, off }) => off === null && events.includes('timer.ended'))
    const before = webhookPreferences.parse(preferences.get()[webhookPreferences.name])
    if (before.timers !== timers) preferences.update(webhookPreferences, { timers })
  }, [webhooks, preferences])
}

/** How often the deliveries are asked for while one waits, milliseconds. */
const askEvery = 2_000

/** The last deliveries of a webhook, and a test. */
export function useDeliveries(id: string) {
  const input = { params: { id } }
  const askAgain = useRefetch(listWebhookDeliveries)
  return {
    answer: useAnswer(listWebhookDeliveries, input, {
      refetchInterval: ({ state }) => (state.data?.some((each) => each.state === 'waiting') ? askEvery : false),
    }),
    test: useCall(testWebhook, { onSettled: askAgain }),
  }
}
