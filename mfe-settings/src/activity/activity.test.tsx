import { listOwnEvents, listServerEvents } from '@potluck/api/audit'
import { type Answer, answer } from '@potluck/testing/answers'
import { anAccount } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { screen, waitFor, within } from '@testing-library/react'
import remote from '../remote.tsx'

const event = {
  id: '019a0000-0000-7000-8000-000000000001',
  at: '2026-11-24T10:00:00.000Z',
  kind: 'login-failed',
  count: 12,
  address: '192.0.2.7',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  detail: null,
}

const open = (path: string, isAdmin: boolean, ...answers: Answer[]) =>
  renderScreen(remote, path, { host: createTestHost({ session: { account: anAccount({ isAdmin }) }, answers }) })

test('a member reads what happened to their account, a page at a time', async () => {
  const next = `2026-11-24T10:00:00.000Z_${event.id}`
  const older = { ...event, id: event.id.replace(/1$/, '2'), kind: 'keeper-appointed', count: 1, by: 'keeper' }
  const { user, host } = await open(
    '/settings/activity',
    false,
    answer(listOwnEvents, ({ query }) =>
      query.after === undefined
        ? { events: [{ ...event, by: 'nobody' }], next }
        : { events: [{ ...older, address: null, userAgent: null }], next: null },
    ),
  )
  const row = within((await screen.findByText('Failed login')).closest('li') ?? document.body)
  expect(row.getByText('12 times')).toBeVisible()
  expect(row.getByText('Firefox, Linux, 192.0.2.7')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  const second = within((await screen.findByText('Made an admin')).closest('li') ?? document.body)
  expect(second.getByText('By an admin of this server')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  expect(host.happenings.requests.at(-1)?.query).toEqual({ after: next })
})

test('an admin reads all events, of one kind or one account; a kind without words is displayed by its name', async () => {
  const ben = { id: '019a0000-0000-7000-8000-0000000000b1', name: 'Ben' }
  const events = [
    { ...event, account: ben, actor: null },
    { ...event, id: event.id.replace(/1$/, '3'), kind: 'something-new', account: { ...ben, name: null }, actor: null },
  ]
  const { user, host } = await open(
    '/settings/server/activity',
    true,
    answer(listServerEvents, () => ({ events, next: null })),
  )
  expect(await screen.findByText('something-new')).toBeVisible()
  expect(screen.getByText('A deleted account')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'What happened' }), 'Failed login')
  await waitFor(() => expect(host.happenings.requests.at(-1)?.query).toEqual({ kind: 'login-failed' }))
  await user.click(await screen.findByRole('button', { name: 'Only Ben' }))
  await waitFor(() => expect(host.happenings.requests.at(-1)?.query).toEqual({ kind: 'login-failed', account: ben.id }))
  await user.click(screen.getByRole('button', { name: 'All accounts' }))
  expect(await screen.findByRole('button', { name: 'Only Ben' })).toBeVisible()
})

test('a wrong password of somebody who is logged in is no failed login, and changed settings say which', async () => {
  const admin = { id: '019a0000-0000-7000-8000-0000000000b2', name: 'Kim' }
  const changed = (at: number, detail: Record<string, unknown>) => ({
    ...event,
    id: event.id.replace(/1$/, String(at)),
    kind: 'settings-changed',
    count: 1,
    detail,
    account: null,
    actor: admin,
  })
  await open(
    '/settings/server/activity',
    true,
    answer(listServerEvents, () => ({
      events: [
        { ...event, account: admin, actor: admin },
        changed(4, { registration: 'closed' }),
        changed(5, { what: 'backups', isOn: false }),
        changed(6, { what: 'something of tomorrow' }),
      ],
      next: null,
    })),
  )
  const texts = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(texts[0]).toMatch(/^Wrong password or code/)
  expect(texts[1]).toMatch(/^Server settings changedAccounts: no new ones/)
  expect(texts[2]).toMatch(/^Server settings changedScheduled backups: off/)
  expect(texts[3]).toMatch(/^Server settings changedKim/)
})

test('members who are no admins do not see the activity of the server', async () => {
  await open('/settings/server/activity', false)
  expect(await screen.findByText('Only admins of this server can see this page.')).toBeVisible()
})
