import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  renewWebhookSecret,
  testWebhook,
  updateWebhook,
} from '@potluck/api/webhooks'
import { useAnswer, useCall, useRefetch, useRefetchOn } from '@potluck/platform/answers'

/** The webhooks of the account, and what can be done with them. */
export function useWebhooks() {
  const askAgain = useRefetch(listWebhooks)
  useRefetchOn(['webhook:ended'], listWebhooks)
  return {
    answer: useAnswer(listWebhooks, {}),
    make: useCall(createWebhook, { onSuccess: askAgain }),
    renew: useCall(renewWebhookSecret),
    change: useCall(updateWebhook, { onSettled: askAgain }),
    remove: useCall(deleteWebhook, { onSettled: askAgain, toast: true }),
  }
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
