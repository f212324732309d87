import { createApiToken, revokeApiToken } from '@potluck/api/api-tokens'
import { pairingToken } from '@potluck/api/pairing'
import { getSecondFactor } from '@potluck/api/second-factor'
import { answer } from '@potluck/testing/answers'
import { anAccount } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { act, screen, waitFor, within } from '@testing-library/react'
import remote from '../../remote.tsx'

const id = '019a0000-0000-7000-8000-000000000001'
const secret = `potluck_${'0123456789abcdef'.repeat(3)}`
const nonce = '0123456789abcdef0123'

/** Messages of the page to the extension. */
let said: unknown[]

beforeEach(() => {
  said = []
  jest.spyOn(window, 'postMessage').mockImplementation((message: unknown) => void said.push(message))
})
afterEach(() => {
  jest.restoreAllMocks()
})

/** A message that reaches the page, from its own window unless something else is said. */
const hear = (data: unknown, from: MessageEventInit = {}) =>
  act(() => {
    dispatchEvent(new MessageEvent('message', { data, source: window, origin: location.origin, ...from }))
  })

async function open() {
  const host = createTestHost({
    answers: [
      answer(getSecondFactor, () => ({ isOn: false, recoveryCodesLeft: 0 })),
      answer(createApiToken, () => ({
        secret,
        token: {
          id,
          name: 'Browser extension',
          scopes: ['recipes:read'],
          createdAt: '2026-01-01T12:00:00.000Z',
          usedAt: null,
          expiresAt: null,
        },
      })),
      answer(revokeApiToken, () => ({})),
    ],
    session: { account: anAccount() },
  })
  const opened = await renderScreen(remote, '/settings/apps/extension', { host })
  await screen.findByRole('link', { name: 'Download extension' })
  const sent = (endpoint: unknown) => host.happenings.requests.filter((request) => request.endpoint === endpoint)
  return { ...opened, sent }
}

async function confirm(user: Awaited<ReturnType<typeof open>>['user']) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Pair this browser?' }))
  await user.type(await dialog.findByLabelText('Your password'), 'correct horse')
  await user.click(dialog.getByRole('button', { name: 'Pair' }))
}

test('the extension gets a token that reads recipes, after the member proved who they are', async () => {
  const { user, sent } = await open()
  hear({ potluck: 'pairing request', nonce })
  await confirm(user)
  await waitFor(() => expect(said).toEqual([{ potluck: 'pairing token', nonce, token: secret }]))
  expect(pairingToken.safeParse(said[0]).success).toBe(true)
  expect(sent(createApiToken).map(({ body }) => body)).toEqual([
    { name: 'Browser extension', scopes: ['recipes:read'], days: 365, currentPassword: 'correct horse' },
  ])
  hear({ potluck: 'pairing done', nonce })
  expect(await screen.findByText(/^Paired\./)).toBeVisible()
  expect(document.body).not.toHaveFocus()
  expect(sent(revokeApiToken)).toEqual([])
})

test('a token that the extension did not store is revoked', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const { user, sent } = await open()
  hear({ potluck: 'pairing request', nonce })
  await confirm(user)
  await waitFor(() => expect(said).toHaveLength(1))
  hear({ potluck: 'pairing done', nonce: 'of another press, before' })
  await act(() => jest.advanceTimersByTimeAsync(5_000))
  expect(await screen.findByText(/^The extension didn’t take its token/)).toBeVisible()
  expect(sent(revokeApiToken).map(({ params }) => params)).toEqual([{ id }])
  jest.useRealTimers()
})

test.each([
  ['another window', { source: null }],
  ['another origin', { origin: 'https://evil.example' }],
])('a request from %s is not heard', async (_, from) => {
  await open()
  hear({ potluck: 'pairing request', nonce }, from)
  hear({ potluck: 'pairing request' })
  hear('pairing request')
  expect(screen.queryByRole('dialog')).toBeNull()
})
