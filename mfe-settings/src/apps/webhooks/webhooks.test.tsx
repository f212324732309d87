import { listKitchens } from '@potluck/api/kitchens'
import { listMealPlans } from '@potluck/api/meal-plans'
import { getSecondFactor } from '@potluck/api/second-factor'
import { listShoppingLists } from '@potluck/api/shopping-lists'
import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  renewWebhookSecret,
  testWebhook,
  updateWebhook,
  type Webhook,
  type WebhookDelivery,
} from '@potluck/api/webhooks'
import { type Answer, answer, Refusal } from '@potluck/testing/answers'
import { anAccount } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { screen, waitFor, within } from '@testing-library/react'
import remote from '../../remote.tsx'

const secret = `whsec_${'A'.repeat(44)}`
const listId = '019a0000-0000-7000-8000-000000000009'
const id = '019a0000-0000-7000-8000-000000000001'
const at = '2026-01-01T12:00:00.000Z'

const webhook = (changes: Partial<Webhook> = {}): Webhook => ({
  id,
  name: 'Kitchen lamp',
  url: 'https://home.example.org/hook',
  source: { kind: 'list', id: listId, title: 'Market' },
  events: ['item.added', 'item.ticked'],
  dinnerAt: '17:00',
  timeZone: 'Europe/Berlin',
  createdAt: at,
  off: null,
  failingSince: null,
  ...changes,
})

const delivery = (changes: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  ...{ id, event: 'item.added', createdAt: at, isTest: false, state: 'delivered', attempts: 1, nextAt: null },
  ...{ status: 200, answer: 'ok', problem: null, triedAt: at },
  ...changes,
})

const list = {
  ...{ id: listId, title: 'Market', archived: false, createdAt: at, updatedAt: at },
  ...{ itemCount: 0, doneCount: 0, collaborators: [], kitchen: null },
  owner: { id, name: 'Anna', handle: null },
}

async function open(...answers: Answer[]) {
  const nothing = [
    answer(getSecondFactor, () => ({ isOn: false, recoveryCodesLeft: 0 })),
    answer(listKitchens, () => ({ kitchens: [], invitations: [], leaving: null })),
    answer(listMealPlans, () => []),
    answer(listShoppingLists, () => [list]),
  ]
  const host = createTestHost({ answers: [...answers, ...nothing], session: { account: anAccount() } })
  return renderScreen(remote, '/settings/apps/webhooks', { host })
}

test('a webhook is made for a list, and its secret is shown once', async () => {
  const made: Webhook[] = []
  const { user, host } = await open(
    answer(listWebhooks, () => made),
    answer(createWebhook, () => {
      made.push(webhook())
      return { secret, webhook: webhook() }
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'New webhook' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New webhook' }))
  await user.type(dialog.getByLabelText('Name'), 'Kitchen lamp')
  await user.type(dialog.getByLabelText('Address'), 'https://home.example.org/hook')
  expect(dialog.getByRole('checkbox', { name: 'Today’s dinner' })).toBeVisible()
  await user.selectOptions(dialog.getByLabelText('What it’s about'), 'List: Market')
  expect(dialog.queryByRole('checkbox', { name: 'Today’s dinner' })).toBeNull()
  await user.click(dialog.getByRole('checkbox', { name: 'Added to a list' }))
  await user.type(dialog.getByLabelText('Your password'), 'correct horse')
  await user.click(dialog.getByRole('button', { name: 'Create webhook' }))
  expect(await screen.findByText(secret)).toBeVisible()
  expect(screen.getByText(secret).closest('[data-transient]')).not.toBeNull()
  expect(host.happenings.requests.find(({ endpoint }) => endpoint === createWebhook)?.body).toMatchObject({
    name: 'Kitchen lamp',
    url: 'https://home.example.org/hook',
    source: { kind: 'list', id: listId },
    events: ['item.added'],
    timeZone: expect.any(String),
    currentPassword: 'correct horse',
  })
  const card = within(await screen.findByRole('region', { name: 'Kitchen lamp' }))
  expect(card.getByText('List: Market')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Hide secret' }))
  expect(screen.queryByText(secret)).toBeNull()
  expect(screen.getByRole('button', { name: 'New webhook' })).toHaveFocus()
})

test('the hour is asked for with today’s dinner, and what is missing is said', async () => {
  const { user, host } = await open(answer(listWebhooks, () => []))
  await user.click(await screen.findByRole('button', { name: 'New webhook' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Create webhook' }))
  expect(dialog.getByText('Enter a name of up to 100 characters.')).toBeVisible()
  expect(dialog.getByText(/^Enter a web address/)).toBeVisible()
  expect(dialog.getByRole('checkbox', { name: 'Added to a list' })).toHaveAccessibleDescription('Choose at least one.')
  await user.click(dialog.getByRole('checkbox', { name: 'Today’s dinner' }))
  expect(dialog.getByLabelText('Tell today’s dinner at')).toHaveValue('17:00')
  expect(host.happenings.requests.filter(({ endpoint }) => endpoint === createWebhook)).toEqual([])
})

test.each([
  [400, 'invalid', 'body.url', /^This server can’t send there/],
  [409, 'too-many-webhooks', undefined, /^You have 20 webhooks/],
] as const)('a refusal with %d (%s) says why', async (status, code, field, words) => {
  const { user } = await open(
    answer(listWebhooks, () => []),
    answer(createWebhook, () => new Refusal(status, code, field)),
  )
  await user.click(await screen.findByRole('button', { name: 'New webhook' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Name'), 'Lamp')
  await user.type(dialog.getByLabelText('Address'), 'https://10.0.0.1/')
  await user.click(dialog.getByRole('checkbox', { name: 'Timer ended' }))
  await user.type(dialog.getByLabelText('Your password'), 'correct horse')
  await user.click(dialog.getByRole('button', { name: 'Create webhook' }))
  expect(await dialog.findByText(words)).toBeVisible()
})

test.each([
  ['password', /^Off, because you chose a new password/],
  ['out-of-reach', /^Off, because you no longer see/],
  ['gone', /^Off, because the address answered/],
  ['failing', /^Off, because nothing arrived/],
  ['a reason of tomorrow', /^Off since/],
])('one that ended (%s) says why, and is turned on by one press', async (reason, words) => {
  let hook = webhook({ off: { reason, since: at } })
  const { user, host } = await open(
    answer(listWebhooks, () => [hook]),
    answer(updateWebhook, () => {
      hook = webhook()
      return hook
    }),
  )
  expect(await screen.findByText(words)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Turn on' }))
  expect(await screen.findByRole('button', { name: 'Turn off' })).toBeVisible()
  expect(host.happenings.requests.find(({ endpoint }) => endpoint === updateWebhook)?.body).toEqual({ isOn: true })
})

test('a test is sent, and deliveries say what came back', async () => {
  let deliveries = [delivery({ state: 'failed', status: 500, answer: 'oven is off', attempts: 6 })]
  const { user, host } = await open(
    answer(listWebhooks, () => [webhook()]),
    answer(listWebhookDeliveries, () => deliveries),
    answer(testWebhook, () => {
      deliveries = [delivery({ id: listId, isTest: true, answer: '' }), ...deliveries]
      return {}
    }),
  )
  await user.click(await screen.findByText('Tests and deliveries'))
  const failed = await screen.findByText('oven is off')
  expect(failed.closest('li')).toHaveTextContent(/Failed.*6 tries · Answer: 500/)
  const tests = within(screen.getByRole('group', { name: 'Send a test' }))
  await user.click(tests.getByRole('button', { name: 'Checked off' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
  expect(host.happenings.requests.find(({ endpoint }) => endpoint === testWebhook)?.body).toEqual({
    event: 'item.ticked',
  })
  expect(host.happenings.toasts.at(-1)?.message).toBe('The test is on its way.')
})

test('a test without anything to tell says so', async () => {
  const { user, host } = await open(
    answer(listWebhooks, () => [webhook()]),
    answer(listWebhookDeliveries, () => []),
    answer(testWebhook, () => new Refusal(409, 'nothing-to-tell')),
  )
  await user.click(await screen.findByText('Tests and deliveries'))
  expect(await screen.findByText('Nothing sent yet.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Added to a list' }))
  await waitFor(() => expect(host.happenings.toasts.at(-1)?.message).toBe('There’s nothing to tell yet.'))
})

test('a webhook is edited, gets another secret, and is deleted after a question', async () => {
  let hooks = [webhook()]
  const { user, host } = await open(
    answer(listWebhooks, () => hooks),
    answer(updateWebhook, () => webhook({ name: 'Door' })),
    answer(renewWebhookSecret, () => ({ secret })),
    answer(deleteWebhook, () => {
      hooks = []
      return {}
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const editing = within(await screen.findByRole('dialog'))
  await user.click(editing.getByRole('checkbox', { name: 'Checked off' }))
  await user.click(editing.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const changes = host.happenings.requests.filter(({ endpoint }) => endpoint === updateWebhook)
  expect(changes.map(({ body }) => body)).toMatchObject([{ name: 'Kitchen lamp', events: ['item.added'] }])

  await user.click(screen.getByRole('button', { name: 'New secret' }))
  const renewing = within(await screen.findByRole('dialog'))
  await user.type(renewing.getByLabelText('Your password'), 'correct horse')
  await user.click(renewing.getByRole('button', { name: 'New secret' }))
  expect(await screen.findByText(secret)).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Kitchen lamp' })).toBeNull())
  expect(host.happenings.confirmations).toMatchObject([{ title: 'Delete “Kitchen lamp”?', destructive: true }])
  expect(screen.getByRole('button', { name: 'New webhook' })).toHaveFocus()
})

test('the page of Home Assistant names one secret in the automation and in the address', async () => {
  const host = createTestHost({ answers: [], session: { account: anAccount() } })
  const { user } = await renderScreen(remote, '/settings/apps/home-assistant', { host })
  await user.click(await screen.findByRole('button', { name: 'Copy automation' }))
  const yaml = await navigator.clipboard.readText()
  await user.click(screen.getByRole('button', { name: 'Copy address' }))
  const [, name] = /webhook_id: (potluck-[0-9a-f]{32})\n/.exec(yaml) ?? []
  expect(await navigator.clipboard.readText()).toMatch(new RegExp(`/api/webhook/${name}$`))
  expect(screen.getByRole('link', { name: 'Webhooks' })).toHaveAttribute(
    'href',
    expect.stringMatching(/apps\/webhooks$/),
  )
})
