import { listLinkedAccounts, startLinking, unlinkAccount } from '@potluck/api/identity-providers'
import { type Answer, answer, Refusal } from '@potluck/testing/answers'
import { idOf } from '@potluck/testing/fixtures'
import { screen, waitFor, within } from '@testing-library/react'
import { openSecurity } from '../testing/security-screen.tsx'

const [home, work] = [
  { id: 'home', name: 'Home' },
  { id: 'work', name: 'Work' },
]

const linked = {
  id: idOf(1),
  provider: home,
  issuer: 'https://auth.example',
  label: 'rosa@example.com',
  createdAt: '2026-01-01T12:00:00.000Z',
  usedAt: null,
}

const open = (...answers: Answer[]) => openSecurity(answers)

const region = async () => within(await screen.findByRole('region', { name: 'Linked accounts' }))

async function unlink(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click((await region()).getByRole('button', { name: 'Unlink Home' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Your password'), 'correct horse')
  await user.click(dialog.getByRole('button', { name: 'Unlink' }))
  return dialog
}

test('a linked account is unlinked with a proof of identity', async () => {
  let accounts = [linked]
  const { user, host } = await open(
    answer(listLinkedAccounts, () => ({ linked: accounts, providers: [work], hasPassword: true })),
    answer(unlinkAccount, () => {
      accounts = []
      return {}
    }),
  )
  const card = await region()
  expect(card.getByText('rosa@example.com')).toBeVisible()
  await unlink(user)
  await waitFor(() => expect(card.queryByText('rosa@example.com')).toBeNull())
  expect(host.happenings.requests.map(({ body }) => body)).toContainEqual({ currentPassword: 'correct horse' })
})

test('the last way to log in stays, and the member is told why', async () => {
  const { user } = await open(
    answer(listLinkedAccounts, () => ({ linked: [linked], providers: [], hasPassword: false })),
    answer(unlinkAccount, () => new Refusal(409, 'last-way-in')),
  )
  const dialog = await unlink(user)
  expect(
    await dialog.findByText('You’d have no way to log in. Set a password or link another account first.'),
  ).toBeVisible()
})

test('linking asks for the password and says that it is wrong', async () => {
  const { user, host } = await open(
    answer(listLinkedAccounts, () => ({ linked: [], providers: [work], hasPassword: true })),
    answer(startLinking, () => new Refusal(412, 'incorrect-password')),
  )
  await user.click((await region()).getByRole('button', { name: 'Link Work' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Link Work' }))
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  expect(host.happenings.requests.filter(({ endpoint }) => endpoint === startLinking)).toHaveLength(0)
  await user.type(dialog.getByLabelText('Your password'), 'wrong{Enter}')
  expect(await dialog.findByText('That’s not your password.')).toBeVisible()
  expect(host.happenings.requests.at(-1)).toMatchObject({
    params: { provider: 'work' },
    body: { currentPassword: 'wrong', redirect: '/settings/security' },
  })
})

test('a member without a password is told to log in again where the login is old', async () => {
  const { user } = await openSecurity(
    [
      answer(listLinkedAccounts, () => ({ linked: [linked], providers: [work], hasPassword: false })),
      answer(startLinking, () => new Refusal(412, 'log-in-again')),
    ],
    false,
  )
  await user.click((await region()).getByRole('button', { name: 'Link Work' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Link Work' }))
  expect(dialog.queryByLabelText('Your password')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  expect(await dialog.findByText(/Log out and back in/)).toBeVisible()
})

test('a server without providers has no linked accounts', async () => {
  await open(answer(listLinkedAccounts, () => ({ linked: [], providers: [], hasPassword: true })))
  await screen.findByRole('region', { name: 'Where you’re logged in' })
  expect(screen.queryByRole('region', { name: 'Linked accounts' })).toBeNull()
})

test('linked accounts that could not be loaded say so, and another try loads them', async () => {
  let isAway = true
  const { user } = await open(
    answer(listLinkedAccounts, () =>
      isAway ? new Refusal(503) : { linked: [linked], providers: [], hasPassword: true },
    ),
  )
  expect(await (await region()).findByText('Couldn’t load your linked accounts.')).toBeVisible()
  isAway = false
  await user.click((await region()).getByRole('button', { name: 'Try again' }))
  expect(await (await region()).findByText('rosa@example.com')).toBeVisible()
})
