import { updateAccount } from '@potluck/api/account'
import { listApiTokens } from '@potluck/api/api-tokens'
import { listLinkedAccounts } from '@potluck/api/identity-providers'
import { endOtherSessions, endSession, listSessions } from '@potluck/api/sessions'
import { type Answer, answer, Refusal } from '@potluck/testing/answers'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { screen, waitFor, within } from '@testing-library/react'
import remote from '../remote.tsx'

const aSession = {
  id: 'a',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  createdAt: '2026-01-01T12:00:00.000Z',
  usedAt: '2026-01-15T12:00:00.000Z',
  present: true,
}

async function open(...answers: Answer[]) {
  const host = createTestHost({
    answers: [
      ...answers,
      answer(listSessions, () => [aSession]),
      answer(listApiTokens, () => []),
      answer(listLinkedAccounts, () => ({ linked: [], providers: [], hasPassword: true })),
    ],
  })
  return renderScreen(remote, '/settings/security', { host })
}

test('a new password needs the present one and reports a wrong one', async () => {
  const { user, host } = await open(answer(updateAccount, () => new Refusal(412)))
  const form = within(await screen.findByRole('region', { name: 'Password' }))
  await user.click(form.getByRole('button', { name: 'Change: Password' }))
  await user.type(form.getByLabelText('Present password'), 'wrong')
  await user.type(form.getByLabelText('New password'), 'mash beans 7 leeks')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('The present password is not right.')).toBeVisible()
  expect(host.happenings.requests.at(-1)?.body).toEqual({ currentPassword: 'wrong', password: 'mash beans 7 leeks' })
})

test('the member logs out one device or all others', async () => {
  const phone = {
    ...aSession,
    id: 'b',
    present: false,
    userAgent: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/138.0.0.0 Mobile Safari/537.36',
  }
  let sessions = [phone, aSession, { ...phone, id: 'c', userAgent: 'curl/8.0' }]
  const { user, host } = await open(
    answer(listSessions, () => sessions),
    answer(endSession, ({ params }) => {
      sessions = sessions.filter(({ id }) => id !== endSession.params.parse(params).id)
      return {}
    }),
    answer(endOtherSessions, () => {
      sessions = [aSession]
      return {}
    }),
  )
  const card = within(await screen.findByRole('region', { name: 'Where you are logged in' }))
  expect(await card.findByText('Firefox on Linux')).toBeVisible()
  expect(card.getAllByRole('listitem')[0]).toHaveTextContent('This device')
  await user.click(card.getByRole('button', { name: 'Log out there: Chrome on Android' }))
  await waitFor(() => expect(card.queryByText('Chrome on Android')).toBeNull())
  await user.click(card.getByRole('button', { name: 'Log out everywhere else' }))
  await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(1))
  expect(host.happenings.confirmations).toHaveLength(1)
  expect(card.queryByRole('button', { name: 'Log out everywhere else' })).toBeNull()
})
