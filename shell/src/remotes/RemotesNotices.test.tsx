import { getAccount } from '@potluck/api/account'
import { act, screen, waitFor } from '@testing-library/react'
import { knowsAda } from '../testing/account.ts'
import { plainRemote, renderShell } from '../testing/render-shell.tsx'

const lastKnown = 'Couldn’t load the module list. We’re using the last one that worked.'

test('an outdated registry is shown while there is a connection, and is read again', async () => {
  const settings = {
    path: '/list/main',
    token: 'token',
    remotes: [plainRemote('recipes', 'list')],
    answers: knowsAda,
  }
  const earlier = await renderShell(settings)
  const stored = { 'potluck:registry': localStorage.getItem('potluck:registry') ?? '' }
  earlier.unmount()

  const registry = jest.fn(async () => new Response('busy', { status: 503 }))
  const { shell } = await renderShell({ ...settings, stored: stored, registry })
  // Other requests of the page fail here, which says that there is no connection.
  const connected = (look: () => void) =>
    waitFor(async () => {
      await shell.host.api.call(getAccount, {})
      look()
    })
  await connected(() => expect(screen.getByText(lastKnown)).toBeVisible())

  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.queryByText(lastKnown)).toBeNull()
  registry.mockResolvedValue(Response.json({ schemaVersion: 1, remotes: [] }))
  await connected(() => {
    expect(screen.queryByText('No connection')).toBeNull()
    expect(screen.queryByText(lastKnown)).toBeNull()
  })
})
