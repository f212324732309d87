import { getServerDetails } from '@potluck/api/about'
import { createApiToken } from '@potluck/api/api-tokens'
import { getSecondFactor } from '@potluck/api/second-factor'
import { answer } from '@potluck/testing/answers'
import { anAccount } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { screen, within } from '@testing-library/react'
import remote from '../../remote.tsx'

const secret = `potluck_${'0123456789abcdef'.repeat(3)}`

const open = (assistants?: boolean) => {
  const server = { version: '1.1.0', database: { kind: 'sqlite', version: '3' }, mail: false } as const
  const host = createTestHost({
    answers: [
      answer(getServerDetails, () => ({ ...server, ...(assistants !== undefined && { assistants }) })),
      answer(getSecondFactor, () => ({ isOn: false, recoveryCodesLeft: 0 })),
      answer(createApiToken, () => ({
        secret,
        token: {
          id: '019a0000-0000-7000-8000-000000000001',
          name: 'Assistant',
          scopes: ['recipes:write', 'lists', 'plans'],
          createdAt: '2026-01-01T12:00:00.000Z',
          usedAt: null,
          expiresAt: null,
        },
      })),
    ],
    session: { account: anAccount() },
  })
  return renderScreen(remote, '/settings/apps/assistants', { host })
}

test.each([[false], [undefined]])('a server without assistants says which setting lets them in: %s', async (is) => {
  await open(is)
  expect(await screen.findByText('Not on this server')).toBeVisible()
  expect(screen.getByText(/ASSISTANTS/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Copy address' })).toBeNull()
})

test('the page gives the address, and a program its lines with a token for no more than it needs', async () => {
  const { user, host } = await open(true)
  expect(await screen.findByText(/^https?:\/\/.*\/mcp$/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Create token' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Your password'), 'correct horse')
  await user.click(dialog.getByRole('button', { name: 'Create token' }))
  const lines = await screen.findByText(/mcpServers/)
  expect(JSON.parse(lines.textContent ?? '')).toEqual({
    mcpServers: {
      potluck: {
        type: 'http',
        url: expect.stringMatching(/\/mcp$/),
        headers: { Authorization: `Bearer ${secret}` },
      },
    },
  })
  expect(host.happenings.requests.find(({ endpoint }) => endpoint === createApiToken)?.body).toMatchObject({
    scopes: ['recipes:write', 'lists', 'plans'],
  })
})
