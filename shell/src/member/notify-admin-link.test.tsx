import { type Account, getAccount } from '@potluck/api/account'
import { answer } from '@potluck/testing/answers'
import { anAccount } from '@potluck/testing/fixtures'
import { screen } from '@testing-library/react'
import { knowsAda } from '../testing/account.ts'
import { renderShell } from '../testing/render-shell.tsx'

const madeAt = '2026-11-24T10:00:00.000Z'

const open = (adminLink: Account['adminLink']) =>
  renderShell({
    path: '/list/main',
    token: 'old',
    answers: [answer(getAccount, () => ({ ...anAccount(), adminLink })), ...knowsAda],
  })

test('a member is told that an admin made a link for a new password, and where to look', async () => {
  await open({ madeAt, usedAt: null })
  expect(await screen.findByText(/On November 24, 2026.*an admin made a link to reset your password/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Show' })).toBeVisible()
})

test('a member is told that the link was used', async () => {
  await open({ madeAt, usedAt: '2026-11-24T11:00:00.000Z' })
  expect(await screen.findByText(/it was used on November 24, 2026/)).toBeVisible()
})

test('whoever no link was made for is told nothing', async () => {
  const { requests } = await open(null)
  expect(requests.map(({ endpoint }) => endpoint)).toContain(getAccount)
  expect(screen.queryByText(/a link for a new password/)).toBeNull()
})
