import { listFriends } from '@potluck/api/friends'
import { listThreads, searchMessages, type Thread } from '@potluck/api/messages'
import { paths } from '@potluck/platform/paths'
import { axeFinds } from '@potluck/testing/accessible'
import { answer, Refusal } from '@potluck/testing/answers'
import { ada, aMessage, ben, friendsOf, idOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { act, screen, waitFor, within } from '@testing-library/react'
import remote from '../remote.tsx'

const thread: Thread = {
  otherUser: ben,
  messageCount: 2,
  unreadCount: 0,
  muted: false,
  latest: aMessage({ body: 'See you on Sunday', fromUser: ada, toUser: ben, createdAt: '2020-03-01T10:00:00.000Z' }),
}

const show = (threads: () => Thread[] | Refusal) => {
  const host = createTestHost({ answers: [answer(listThreads, threads), answer(listFriends, () => friendsOf(ben))] })
  return renderScreen(remote, '/messages', { host })
}

test('a conversation shows the person, the last message, its author and its time', async () => {
  await show(() => [thread])
  const link = await screen.findByRole('link', { name: 'Ben' })
  expect(link).toHaveAttribute('href', `#${paths.thread(ben.id)}`)
  expect(screen.getByText('See you on Sunday')).toBeVisible()
  expect(screen.getByText(/You:/)).toBeVisible()
  expect(screen.getByText('March 1, 2020')).toBeVisible()
})

test('a conversation with a deleted account stays and says so', async () => {
  await show(() => [{ ...thread, otherUser: { ...ben, name: '', handle: null } }])
  expect(await screen.findByRole('link', { name: 'Deleted account' })).toBeVisible()
})

test('unread messages are counted', async () => {
  await show(() => [{ ...thread, unreadCount: 3 }])
  expect(await screen.findByText('3 unread messages')).toBeInTheDocument()
})

test('a new message goes to a friend', async () => {
  const { user } = await show(() => [])
  const [button] = await screen.findAllByRole('button', { name: 'New message' })
  if (button) await user.click(button)
  expect(await screen.findByRole('link', { name: 'Ben' })).toHaveAttribute('href', `#${paths.thread(ben.id)}`)
})

test('an empty list of messages suggests to write', async () => {
  await show(() => [])
  expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Find friends' })).toHaveAttribute('href', `#${paths.people()}`)
})

test('a failed load is reported once and can be retried', async () => {
  let answers = 0
  const { user, host } = await show(() => (answers++ === 0 ? new Refusal(500) : [thread]))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('See you on Sunday')).toBeVisible()
  expect(host.happenings.failureToasts).toEqual([])
})

test('a new message updates the list', async () => {
  let body = 'first'
  const { host } = await show(() => [{ ...thread, latest: { ...thread.latest, body } }])
  await screen.findByText('first')
  body = 'second'
  act(() => host.bus.emit('messages:new', { ...thread.latest, recipe: null }))
  await waitFor(() => expect(screen.getByText('second')).toBeVisible())
})

test('search finds messages by words and opens them in the conversation', async () => {
  const found = aMessage({ id: idOf(41), body: 'The soup was too salty' })
  const host = createTestHost({
    answers: [
      answer(listThreads, () => [thread]),
      answer(searchMessages, ({ query }) => (query.query === 'soup' ? [found] : [])),
    ],
  })
  const { user } = await renderScreen(remote, '/messages', { host })
  await user.type(screen.getByRole('searchbox', { name: 'Search your messages' }), 'soup')
  const rows = within(await screen.findByRole('list', { name: 'Messages found' }))
  expect(rows.getByText('soup')).toBeVisible()
  expect(rows.getByRole('link', { name: 'Ben' })).toHaveAttribute('href', `#${paths.thread(ben.id)}?until=${found.id}`)
  await user.type(screen.getByRole('searchbox'), 'x')
  expect(await screen.findByText('No messages with “soupx”')).toBeVisible()
})

test('the friend picker passes axe and works by keyboard', async () => {
  const { user } = await show(() => [{ ...thread, muted: true, unreadCount: 2 }])
  await screen.findByRole('link', { name: /Ben/ })
  const [opener = document.body] = screen.getAllByRole('button', { name: 'New message' })
  opener.focus()
  await user.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'New message' })
  await within(dialog).findByRole('link', { name: 'Ben' })
  expect(await axeFinds(document.body)).toEqual([])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(opener).toHaveFocus()
})
