import type { CallInput } from '@potluck/api/endpoint'
import * as webhooks from '@potluck/api/webhooks'
import { all, nothing, onTheList, own, type Row, row, sameForOutsiders } from './row.ts'

const password = { currentPassword: 'correct horse' }

/** A webhook to a host that is nowhere. */
const aWebhook: CallInput<typeof webhooks.createWebhook>['body'] = {
  ...{ name: 'Lamp', url: 'https://lamp.invalid/hook', source: { kind: 'account' }, events: ['dinner.today'] },
  ...{ dinnerAt: '17:00', timeZone: 'Europe/Berlin', ...password },
}

/** A webhook of the owner: nobody has more than twenty. */
const made = sameForOutsiders(async ({ owner }) => {
  const { webhook } = (await owner.api.call(webhooks.createWebhook, { body: aWebhook })).data
  return { params: { id: webhook.id } }
})

/** Webhooks, and the ends of timers that they tell. */
export const webhookRows: readonly Row[] = [
  row(webhooks.listWebhooks, 'the own ones', all(200), nothing),
  row(webhooks.createWebhook, 'of the own account', all(201), () => ({ body: aWebhook })),
  row(
    webhooks.createWebhook,
    'of a list of the owner',
    onTheList(201),
    ({ world }) => ({
      body: { ...aWebhook, source: { kind: 'list' as const, id: world.listId }, events: ['item.added' as const] },
    }),
    { shows: { list: ['owner', 'collaborator'] } },
  ),
  row(webhooks.updateWebhook, 'of the owner', own(200), async (scene) => ({
    ...(await made(scene)),
    body: { isOn: false },
  })),
  row(webhooks.renewWebhookSecret, 'of the owner', own(200, 404), async (scene) => ({
    ...(await made(scene)),
    body: password,
  })),
  row(webhooks.testWebhook, 'of the owner', own(200), async (scene) => ({
    ...(await made(scene)),
    body: { event: 'dinner.today' as const },
  })),
  row(webhooks.listWebhookDeliveries, 'of the owner', own(200), made),
  row(webhooks.deleteWebhook, 'of the owner', own(200), made),
  row(webhooks.noteTimerEnd, 'of the own device', all(200), () => ({ body: { name: 'Potatoes', recipeId: null } })),
]
