import { createApiToken, listApiTokens } from '@potluck/api/api-tokens'
import { getSecondFactor } from '@potluck/api/second-factor'
import { answer, Refusal } from '@potluck/testing/answers'
import { anAccount } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { screen, within } from '@testing-library/react'
import remote from '../remote.tsx'
import { doors } from './doors.tsx'

const noSecondFactor = answer(getSecondFactor, () => ({ isOn: false, recoveryCodesLeft: 0 }))

test('each app has a row, and each row leads to a screen', async () => {
  const host = createTestHost({ answers: [answer(listApiTokens, () => [])] })
  await renderScreen(remote, '/settings/apps', { host })
  const rows = await screen.findByRole('region', { name: 'Other apps' })
  expect(within(rows).getAllByRole('link')).toHaveLength(doors.length)
  const addresses = new Set(remote.routes.map(({ path }) => path))
  expect(doors.map(({ id }) => `settings/apps/${id}`).filter((path) => !addresses.has(path))).toEqual([])
})

describe('the page of the iPhone', () => {
  const secret = `potluck_${'0123456789abcdef'.repeat(3)}`

  async function open(...made: Parameters<typeof answer<typeof createApiToken>>[1][]) {
    const host = createTestHost({
      answers: [...made.map((make) => answer(createApiToken, make)), noSecondFactor],
      session: { account: anAccount() },
    })
    return renderScreen(remote, '/settings/apps/iphone', { host })
  }

  const askFor = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Create token' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('Your password'), 'correct horse')
    await user.click(dialog.getByRole('button', { name: 'Create token' }))
    return dialog
  }

  test('makes a token for recipes in one step and shows the header once', async () => {
    const { user, host } = await open(() => ({
      secret,
      token: {
        id: '019a0000-0000-7000-8000-000000000001',
        name: 'iPhone',
        scopes: ['recipes:write'],
        createdAt: '2026-01-01T12:00:00.000Z',
        usedAt: null,
        expiresAt: null,
      },
    }))
    await askFor(user)
    expect(await screen.findByText(`Bearer ${secret}`)).toBeVisible()
    expect(host.happenings.requests.find(({ endpoint }) => endpoint === createApiToken)?.body).toEqual({
      name: 'iPhone',
      scopes: ['recipes:write'],
      days: null,
      currentPassword: 'correct horse',
    })
    await user.click(screen.getByRole('button', { name: 'Hide token' }))
    expect(screen.queryByText(`Bearer ${secret}`)).toBeNull()
    expect(screen.getByRole('button', { name: 'Create token' })).toHaveFocus()
  })

  test('says why no token was made', async () => {
    const { user } = await open(() => new Refusal(409, 'too-many-tokens'))
    const dialog = await askFor(user)
    expect(await dialog.findByText('You have 50 API tokens. Revoke one you no longer need.')).toBeVisible()
  })
})
