import { createApiToken } from '@potluck/api/api-tokens'
import { getSecondFactor } from '@potluck/api/second-factor'
import { answer } from '@potluck/testing/answers'
import { anAccount } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { screen, waitFor, within } from '@testing-library/react'
import remote from '../../remote.tsx'
import { calendarApps } from './apps.ts'

const secret = `potluck_${'0123456789abcdef'.repeat(3)}`

function open() {
  const host = createTestHost({
    answers: [
      answer(getSecondFactor, () => ({ isOn: false, recoveryCodesLeft: 0 })),
      answer(createApiToken, () => ({
        secret,
        token: {
          id: '019a0000-0000-7000-8000-000000000001',
          name: 'Calendar or to-do app',
          scopes: ['lists'],
          createdAt: '2026-01-01T12:00:00.000Z',
          usedAt: null,
          expiresAt: null,
        },
      })),
    ],
    session: { account: anAccount({ email: 'anna@example.com' }) },
  })
  return renderScreen(remote, '/settings/apps/calendars', { host })
}

test('the page says the address and the name that an app asks for', async () => {
  const { user } = await open()
  expect(await screen.findByText('anna@example.com')).toBeVisible()
  const address = screen.getByText(/\/caldav\/$/).textContent
  await user.click(screen.getByRole('button', { name: 'Copy address' }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(address))
})

test('the password for an app is a token for lists, plans or both, shown once', async () => {
  const { user, host } = await open()
  const choice = within(await screen.findByRole('group', { name: 'What it can do' }))
  const [lists, plans] = [/^Shopping lists/, /^Meal plans/].map((name) => choice.getByRole('checkbox', { name }))
  expect(lists).toBeChecked()
  if (!plans) throw new Error('plans cannot be chosen')
  await user.click(plans)
  expect(plans).not.toBeChecked()
  // A password that opens nothing cannot be made.
  expect(lists).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Create token' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Your password'), 'correct horse')
  await user.click(dialog.getByRole('button', { name: 'Create token' }))
  expect(await screen.findByText(secret)).toBeVisible()
  expect(host.happenings.requests.find(({ endpoint }) => endpoint === createApiToken)?.body).toEqual({
    name: 'Calendar or to-do app',
    scopes: ['lists'],
    days: null,
    currentPassword: 'correct horse',
  })
})

test('each app is explained, and which ones were tested', async () => {
  const { user } = await open()
  for (const { name } of calendarApps) {
    await user.click(await screen.findByText(name))
  }
  expect(screen.getByText(/Add CalDAV Account/)).toBeVisible()
  expect(screen.getAllByText('Tested')).toHaveLength(calendarApps.filter(({ isTested }) => isTested).length)
})
