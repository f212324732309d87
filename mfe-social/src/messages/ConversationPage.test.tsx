import { listBlocked } from '@potluck/api/blocks'
import type { Person } from '@potluck/api/fields'
import { listFriends } from '@potluck/api/friends'
import {
  deleteMessage,
  listMessages,
  listThreads,
  type Message,
  markRead,
  muteThread,
  sendMessage,
} from '@potluck/api/messages'
import { getPerson } from '@potluck/api/people'
import { deleteRecipe, getRecipe, listRecipes, moveRecipe } from '@potluck/api/recipes'
import { restoreRecipes } from '@potluck/api/trash'
import { paths } from '@potluck/platform/paths'
import { axeFinds } from '@potluck/testing/accessible'
import { type Answer, answer, Refusal } from '@potluck/testing/answers'
import { ada, aMessage, aRecipe, ben, friendsOf, idOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost, type TestHost } from '@potluck/testing/test-host'
import { act, screen, waitFor, within } from '@testing-library/react'
import remote from '../remote.tsx'

const soup = aRecipe({ title: 'Soup', ingredients: '2 carrots', folder: 'inbox', fromUser: ben, version: 3 })

const fromBen = (body: string, more: Partial<Message> = {}) => aMessage({ body, ...more })

interface Kitchen {
  /** The server's messages, oldest first. */
  readonly messages: Message[]
  /** Refusals of the next messages sent. */
  readonly refusals?: Refusal[]
  readonly friends?: readonly Person[]
  /** Come before what the kitchen answers. */
  readonly first?: readonly Answer[]
}

function kitchen({ messages, refusals = [], friends = [ben], first = [] }: Kitchen): TestHost {
  return createTestHost({
    answers: [
      ...first,
      answer(listBlocked, () => []),
      answer(listFriends, () => friendsOf(...friends)),
      answer(getPerson, () => ben),
      answer(listMessages, () => [...messages]),
      answer(listThreads, () => []),
      answer(markRead, () => ({})),
      answer(listRecipes, () => ({ data: [soup], totalCount: 1 })),
      answer(getRecipe, () => soup),
      answer(moveRecipe, () => ({})),
      answer(sendMessage, ({ body }) => {
        const refusal = refusals.shift()
        if (refusal) return refusal
        const sent = sendMessage.body.parse(body)
        const message = { ...fromBen(sent.body), id: sent.id ?? idOf(9), fromUser: ada, toUser: ben }
        messages.push(message)
        return message
      }),
    ],
  })
}

const show = (host: TestHost) => renderScreen(remote, `/messages/${ben.id}`, { host })

const log = () => within(screen.getByRole('log', { name: 'Conversation with Ben' }))

const field = () => screen.getByRole('textbox', { name: 'Message to Ben' })

const sentIds = (host: TestHost) =>
  host.happenings.requests
    .filter(({ endpoint }) => endpoint === sendMessage)
    .map(({ body }) => sendMessage.body.parse(body).id)

beforeAll(() => {
  window.scrollTo = () => {}
  window.scrollBy = () => {}
})

beforeEach(() => localStorage.clear())

test('a sent message appears at once, empties the field and arrives once', async () => {
  const host = kitchen({ messages: [fromBen('Hello')] })
  const { user } = await show(host)
  await screen.findByText('Hello')
  await user.type(field(), 'Hi Ben{Enter}')
  expect(log().getByText('Hi Ben')).toBeVisible()
  expect(field()).toHaveValue('')
  await waitFor(() => expect(log().queryByText('Sending…')).not.toBeInTheDocument())
  expect(log().getAllByText('Hi Ben')).toHaveLength(1)
})

test('a message that failed says so and is sent again under the same id', async () => {
  const host = kitchen({ messages: [], refusals: [new Refusal(409)] })
  const { user } = await show(host)
  await user.type(await screen.findByRole('textbox'), 'Hi Ben{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Not sent.')
  expect(host.happenings.failureToasts).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  const [first, second, ...more] = sentIds(host)
  expect(second).toBe(first)
  expect(more).toEqual([])
})

test('a message that could not be sent can be dismissed', async () => {
  const { user } = await show(kitchen({ messages: [], refusals: [new Refusal(403)] }))
  await user.type(await screen.findByRole('textbox'), 'Hi Ben{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(screen.queryByText('Hi Ben')).not.toBeInTheDocument()
})

test('new messages appear live, and missed ones after a reconnect', async () => {
  const messages = [fromBen('Hello')]
  const host = kitchen({ messages })
  await show(host)
  await screen.findByText('Hello')
  const news = fromBen('Are you there?', { id: idOf(6) })
  messages.push(news)
  act(() => host.bus.emit('messages:new', { ...news, recipe: null }))
  expect(await screen.findByText('Are you there?')).toBeVisible()
  messages.push(fromBen('Well?', { id: idOf(8) }))
  act(() => host.bus.emit('live:connected', {}))
  expect(await screen.findByText('Well?')).toBeVisible()
})

test('seen messages are marked as read, once for each message of the other person', async () => {
  const host = kitchen({ messages: [fromBen('Hello')] })
  const { user } = await show(host)
  await screen.findByText('Hello')
  await user.type(field(), 'Hi{Enter}')
  await waitFor(() => expect(screen.queryByText('Sending…')).not.toBeInTheDocument())
  const marked = host.happenings.requests.filter(({ endpoint }) => endpoint === markRead)
  expect(marked.map(({ body }) => body)).toEqual([{ user: ben.id }])
})

test('a received recipe opens its copy and can be moved to the book', async () => {
  const recipe = { id: soup.id, title: 'Soup', folder: 'inbox', image: null } as const
  const host = kitchen({ messages: [fromBen('', { hasRecipe: true, recipe })] })
  const kept: string[] = []
  host.subscribe('recipe:updated', ({ recipeId }) => kept.push(recipeId))
  const { user } = await show(host)
  expect(await screen.findByRole('link', { name: 'Soup' })).toHaveAttribute('href', `#${paths.recipe(soup.id)}`)
  await user.click(screen.getByRole('button', { name: 'Save to my book' }))
  expect(await screen.findByText('In your book')).toBeVisible()
  expect(kept).toEqual([soup.id])
  const put = host.happenings.requests.find(({ endpoint }) => endpoint.method === 'PUT')
  expect(put?.body).toEqual({ folder: 'main' })
})

test('a deleted recipe is replaced by a text', async () => {
  await show(kitchen({ messages: [fromBen('', { hasRecipe: true })] }))
  expect(await screen.findByText('This recipe is no longer in your inbox.')).toBeVisible()
})

test('a recipe of the book is attached and sent with the text', async () => {
  const host = kitchen({ messages: [] })
  const { user } = await show(host)
  await user.type(await screen.findByRole('textbox'), 'For you')
  await user.click(screen.getByRole('button', { name: 'Attach recipes' }))
  await user.click(await screen.findByRole('button', { name: 'Soup' }))
  await user.click(screen.getByRole('button', { name: 'Done · 1 recipe' }))
  expect(await screen.findByRole('button', { name: 'Remove Soup' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(sentIds(host)).toHaveLength(1))
  const sent = host.happenings.requests.findLast(({ endpoint }) => endpoint === sendMessage)
  expect(sent?.body).toMatchObject({ to: ben.id, body: 'For you', recipeId: soup.id })
})

test('several recipes are sent as one message each, and are part of the draft before', async () => {
  const pie = aRecipe({ id: idOf(12), title: 'Pie' })
  const host = kitchen({ messages: [], first: [answer(listRecipes, () => ({ data: [soup, pie], totalCount: 2 }))] })
  const first = await show(host)
  await first.user.type(await screen.findByRole('textbox'), 'Two for you')
  await first.user.click(screen.getByRole('button', { name: 'Attach recipes' }))
  await first.user.click(await screen.findByRole('button', { name: 'Soup' }))
  await first.user.click(screen.getByRole('button', { name: 'Pie' }))
  await first.user.click(screen.getByRole('button', { name: 'Done · 2 recipes' }))
  first.unmount()
  const { user } = await show(host)
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  await waitFor(() => expect(sentIds(host)).toHaveLength(2))
  const sent = host.happenings.requests.flatMap(({ endpoint, body }) => (endpoint === sendMessage ? [body] : []))
  expect(sent).toMatchObject([
    { body: 'Two for you', recipeId: soup.id },
    { body: '', recipeId: pie.id },
  ])
})

test('a received recipe can be declined and restored', async () => {
  const recipe = { id: soup.id, title: 'Soup', folder: 'inbox', image: null } as const
  const host = kitchen({
    messages: [fromBen('', { hasRecipe: true, recipe })],
    first: [answer(deleteRecipe, () => ({})), answer(restoreRecipes, () => ({}))],
  })
  const changes: string[] = []
  host.subscribe('recipe:updated', ({ change }) => changes.push(change))
  const { user } = await show(host)
  await user.click(await screen.findByRole('button', { name: 'No, thanks' }))
  await waitFor(() => expect(changes).toEqual(['deleted']))
  act(() => host.happenings.toasts.at(-1)?.action?.run())
  await waitFor(() => expect(changes).toEqual(['deleted', 'created']))
})

test('deleting a message affects the reader only and can be undone', async () => {
  const host = kitchen({ messages: [fromBen('Burnt it')], first: [answer(deleteMessage, () => ({}))] })
  const { user } = await show(host)
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: 'More about this message' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete for me' }))
  }
  await remove()
  expect(screen.queryByText('Burnt it')).not.toBeInTheDocument()
  act(() => host.happenings.toasts.at(-1)?.action?.run())
  expect(await screen.findByText('Burnt it')).toBeVisible()
  expect(host.happenings.requests.some(({ endpoint }) => endpoint === deleteMessage)).toBe(false)
})

test('a deleted message that nobody brings back is deleted on the server, and stays away', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const messages = [fromBen('Burnt it')]
  const host = kitchen({
    messages,
    first: [
      answer(deleteMessage, ({ params }) => {
        messages.splice(
          messages.findIndex(({ id }) => id === params.id),
          1,
        )
        return {}
      }),
    ],
  })
  const { user } = await show(host)
  const asked = () => host.happenings.requests.filter(({ endpoint }) => endpoint === listMessages).length
  await user.click(await screen.findByRole('button', { name: 'More about this message' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete for me' }))
  const before = asked()
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  jest.useRealTimers()
  await waitFor(() => expect(asked()).toBeGreaterThan(before))
  expect(messages).toEqual([])
  expect(screen.queryByText('Burnt it')).not.toBeInTheDocument()
})

test('a conversation is muted from its menu', async () => {
  const muted: boolean[] = []
  const host = kitchen({
    messages: [fromBen('Hello')],
    first: [
      answer(muteThread, ({ body }) => {
        muted.push(muteThread.body.parse(body).muted)
        return {}
      }),
    ],
  })
  const { user } = await show(host)
  await user.click(await screen.findByRole('button', { name: 'More about Ben' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Mute' }))
  await waitFor(() => expect(muted).toEqual([true]))
})

test('a draft is restored after leaving the page', async () => {
  const host = kitchen({ messages: [] })
  const first = await show(host)
  await first.user.type(await screen.findByRole('textbox'), 'Half a sen')
  first.unmount()
  await show(host)
  expect(await screen.findByRole('textbox')).toHaveValue('Half a sen')
})

test('a conversation works without storage on the device', async () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((method) =>
    jest.spyOn(Storage.prototype, method).mockImplementation(refuse),
  )
  const host = kitchen({ messages: [fromBen('Hello')] })
  const { user } = await show(host)
  await screen.findByText('Hello')
  await user.type(field(), 'Hi Ben{Enter}')
  expect(log().getByText('Hi Ben')).toBeVisible()
  await waitFor(() => expect(sentIds(host)).toHaveLength(1))
  for (const spy of spies) spy.mockRestore()
})

test('the page of a person who is not a friend offers a friend request instead of a message', async () => {
  await show(kitchen({ messages: [fromBen('Old times')], friends: [] }))
  expect(await screen.findByRole('button', { name: 'Add friend' })).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.getByText('Old times')).toBeVisible()
})

test.each([404, 400])('the page reports a person who does not exist (%i)', async (status) => {
  const host = createTestHost({
    answers: [
      answer(listFriends, () => ({ friends: [], incomingRequests: [], outgoingRequests: [] })),
      answer(getPerson, () => new Refusal(status)),
    ],
  })
  await renderScreen(remote, '/messages/xyz', { host })
  expect(await screen.findByText('This person is no longer here')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test('a waiting message warns when the browser stores nothing', async () => {
  const lost: Answer = { endpoint: sendMessage, reply: () => Promise.reject(new TypeError('no network')) }
  const { user } = await show(kitchen({ messages: [fromBen('Hello')], first: [lost] }))
  await screen.findByText('Hello')
  const warning = () => screen.queryByText(/This browser can’t store anything/)
  expect(warning()).not.toBeInTheDocument()
  await user.type(field(), 'Hi Ben{Enter}')
  expect(warning()).toBeVisible()
})

test('a conversation, its menus and the recipe picker pass axe and work by keyboard', async () => {
  const recipe = { id: soup.id, title: 'Soup', folder: 'inbox', image: null } as const
  const host = kitchen({ messages: [fromBen('See https://example.org', { hasRecipe: true, recipe })] })
  const { user } = await show(host)
  await screen.findByRole('button', { name: 'No, thanks' })
  for (const name of ['More about Ben', 'More about this message']) {
    const opener = screen.getByRole('button', { name })
    opener.focus()
    await user.keyboard('{Enter}')
    await screen.findByRole('menu')
    expect(await axeFinds(document.body)).toEqual([])
    await user.keyboard('{Escape}')
    expect(opener).toHaveFocus()
  }
  const attach = screen.getByRole('button', { name: 'Attach recipes' })
  attach.focus()
  await user.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Attach recipes' })
  const choice = await within(dialog).findByRole('button', { name: 'Soup' })
  choice.focus()
  await user.keyboard(' ')
  await within(dialog).findByRole('button', { name: 'Done · 1 recipe' })
  expect(await axeFinds(dialog)).toEqual([])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(attach).toHaveFocus()
})
