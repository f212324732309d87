import { type ApiToken, createApiToken, listApiTokens, revokeApiToken } from '@potluck/api/api-tokens'
import { getSecondFactor } from '@potluck/api/second-factor'
import { type Answer, answer, Refusal } from '@potluck/testing/answers'
import { anAccount } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { screen, waitFor, within } from '@testing-library/react'
import remote from '../../remote.tsx'

const secret = `potluck_${'0123456789abcdef'.repeat(3)}`

const token = (changes: Partial<ApiToken> = {}): ApiToken => ({
  id: '019a0000-0000-7000-8000-000000000001',
  name: 'Kitchen display',
  scopes: ['recipes:read', 'lists'],
  createdAt: '2026-01-01T12:00:00.000Z',
  usedAt: null,
  expiresAt: null,
  ...changes,
})

const noSecondFactor = answer(getSecondFactor, () => ({ isOn: false, recoveryCodesLeft: 0 }))

async function open(...answers: Answer[]) {
  const host = createTestHost({ answers: [...answers, noSecondFactor], session: { account: anAccount() } })
  const rendered = await renderScreen(remote, '/settings/apps', { host })
  return { ...rendered, card: within(await screen.findByRole('region', { name: 'API tokens' })) }
}

test('a token is listed with what it may do, its last use and its end', async () => {
  const inAYear = new Date(Date.now() + 365 * 24 * 3_600_000).toISOString()
  const { card } = await open(
    answer(listApiTokens, () => [
      token(),
      token({
        id: '019a0000-0000-7000-8000-000000000002',
        name: 'Import script',
        usedAt: '2026-02-03T12:00:00.000Z',
        expiresAt: inAYear,
      }),
      token({
        id: '019a0000-0000-7000-8000-000000000003',
        name: 'Old one',
        scopes: ['everything', 'a scope of tomorrow'],
        expiresAt: '2026-01-02T12:00:00.000Z',
      }),
    ]),
  )
  const [first, second, third] = await card.findAllByRole('listitem')
  if (!first || !second || !third) throw new Error('a token is missing')
  expect(within(first).getByText('Read recipes')).toBeVisible()
  expect(within(first).getByText('Shopping lists')).toBeVisible()
  expect(first).toHaveTextContent('never used')
  expect(first).toHaveTextContent('Never expires')
  expect(second).toHaveTextContent(/last used: .*2026/)
  expect(second).toHaveTextContent(/Expires .*20/)
  expect(third).toHaveTextContent(/Expired: .*2026/)
  expect(third).toHaveTextContent('a scope of tomorrow')
  expect(within(third).getByRole('button', { name: 'Remove: Old one' })).toBeVisible()
  expect(card.getByRole('link', { name: 'How programs use the API' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/api\/$/),
  )
})

test('a member makes a token, copies it and hides it', async () => {
  const tokens: ApiToken[] = []
  const { user, host, card } = await open(
    answer(listApiTokens, () => tokens),
    answer(createApiToken, () => {
      tokens.push(token())
      return { secret, token: token() }
    }),
  )
  await user.click(card.getByRole('button', { name: 'New API token' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New API token' }))
  await user.type(dialog.getByLabelText('Name'), 'Kitchen display')
  const choice = within(dialog.getByRole('group', { name: 'What it can do' }))
  await user.click(choice.getByRole('checkbox', { name: /^Read recipes/ }))
  await user.click(choice.getByRole('checkbox', { name: /^Shopping lists/ }))
  await user.selectOptions(dialog.getByLabelText('Expires'), 'In 30 days')
  await user.type(dialog.getByLabelText('Your password'), 'correct horse')
  await user.click(dialog.getByRole('button', { name: 'Create token' }))
  expect(await card.findByText(secret)).toBeVisible()
  // It is not in a stored screen.
  expect(card.getByText(secret).closest('[data-transient]')).not.toBeNull()
  expect(host.happenings.requests.find(({ endpoint }) => endpoint === createApiToken)?.body).toEqual({
    name: 'Kitchen display',
    scopes: ['recipes:read', 'lists'],
    days: 30,
    currentPassword: 'correct horse',
  })
  expect(await card.findByText('Kitchen display')).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Copy token' }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(secret))
  await user.click(card.getByRole('button', { name: 'Hide token' }))
  expect(card.queryByText(secret)).toBeNull()
})

test('what a wider scope contains is ticked with it and is not sent', async () => {
  const { user, host, card } = await open(
    answer(listApiTokens, () => []),
    answer(createApiToken, () => ({ secret, token: token() })),
  )
  await user.click(card.getByRole('button', { name: 'New API token' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Name'), 'All')
  await user.click(dialog.getByRole('checkbox', { name: /^Meal plans/ }))
  await user.click(dialog.getByRole('checkbox', { name: /^Everything/ }))
  const plans = dialog.getByRole('checkbox', { name: /^Meal plans/ })
  expect(plans).toBeChecked()
  expect(plans).toBeDisabled()
  await user.selectOptions(dialog.getByLabelText('Expires'), 'Never')
  await user.type(dialog.getByLabelText('Your password'), 'correct horse')
  await user.click(dialog.getByRole('button', { name: 'Create token' }))
  await card.findByText(secret)
  const sent = host.happenings.requests.find(({ endpoint }) => endpoint === createApiToken)?.body
  expect(sent).toMatchObject({ scopes: ['everything'], days: null })
})

test('a form without a name, a scope and a password is not sent', async () => {
  const { user, host, card } = await open(answer(listApiTokens, () => []))
  await user.click(card.getByRole('button', { name: 'New API token' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Create token' }))
  expect(dialog.getByText('Enter a name of up to 100 characters.')).toBeVisible()
  expect(dialog.getByText('Enter your password.')).toBeVisible()
  expect(dialog.getByRole('checkbox', { name: /^Read recipes/ })).toHaveAccessibleDescription('Choose at least one.')
  expect(dialog.getByLabelText('Name')).toHaveFocus()
  expect(host.happenings.requests.filter(({ endpoint }) => endpoint === createApiToken)).toEqual([])
})

test.each([
  [412, 'incorrect-password', 'That’s not your password.'],
  [409, 'too-many-tokens', 'You have 50 API tokens. Revoke one you no longer need.'],
  [429, 'too-many-tries', 'Too many tries. Wait a moment and try again.'],
])('a refusal with %d (%s) says why in the form', async (status, code, words) => {
  const { user, card } = await open(
    answer(listApiTokens, () => []),
    answer(createApiToken, () => new Refusal(status, code)),
  )
  await user.click(card.getByRole('button', { name: 'New API token' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Name'), 'Display')
  await user.click(dialog.getByRole('checkbox', { name: /^Shopping lists/ }))
  await user.type(dialog.getByLabelText('Your password'), 'wrong horse')
  await user.click(dialog.getByRole('button', { name: 'Create token' }))
  expect(await dialog.findByText(words)).toBeVisible()
})

test('a member revokes a token after a confirmation', async () => {
  let tokens = [token(), token({ id: '019a0000-0000-7000-8000-000000000002', name: 'Other' })]
  const { user, host, card } = await open(
    answer(listApiTokens, () => tokens),
    answer(revokeApiToken, ({ params }) => {
      tokens = tokens.filter(({ id }) => id !== revokeApiToken.params.parse(params).id)
      return {}
    }),
  )
  await user.click(await card.findByRole('button', { name: 'Revoke: Kitchen display' }))
  await waitFor(() => expect(card.queryByText('Kitchen display')).toBeNull())
  expect(host.happenings.confirmations).toMatchObject([{ title: 'Revoke “Kitchen display”?', destructive: true }])
  expect(card.getByText('Other')).toBeVisible()
})

test('a token that could not be revoked is said to be there', async () => {
  const { user, host, card } = await open(
    answer(listApiTokens, () => [token()]),
    answer(revokeApiToken, () => new Refusal(503)),
  )
  await user.click(await card.findByRole('button', { name: 'Revoke: Kitchen display' }))
  await waitFor(() => expect(host.happenings.failureToasts).toHaveLength(1))
  expect(card.getByText('Kitchen display')).toBeVisible()
})
