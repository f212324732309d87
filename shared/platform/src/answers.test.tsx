import type { ApiClient } from '@potluck/api/client'
import { addFriend, type Friends, listFriends, removeFriend } from '@potluck/api/friends'
import { getRecipe } from '@potluck/api/recipes'
import { answer, Refusal } from '@potluck/testing/answers'
import { ben } from '@potluck/testing/fixtures'
import { createTestHost, type TestHost } from '@potluck/testing/test-host'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { answerKey, useAnswer, useCall, useRefetchOn } from './answers.ts'
import { HostProvider } from './HostProvider.tsx'
import { optimistic } from './optimistic.ts'
import { eventWindowMs } from './refetch-soon.ts'

/** A server on which asking a person makes a friend of them. */
function server() {
  const friends: Friends = { friends: [], incomingRequests: [], outgoingRequests: [] }
  const requestCounts = { friends: 0 }
  const answers = [
    answer(listFriends, () => {
      requestCounts.friends += 1
      return { ...friends, friends: [...friends.friends] }
    }),
    answer(addFriend, () => {
      friends.friends.push({ friendId: ben.id, otherUser: ben })
      return {}
    }),
  ]
  return { requestCounts, answers }
}

function show(host: TestHost, content: ReactNode) {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(
    <QueryClientProvider client={cache}>
      <HostProvider host={host}>{content}</HostProvider>
    </QueryClientProvider>,
  )
}

const news = ['friends:updated'] as const

function FriendCount() {
  const { data, error } = useAnswer(listFriends, {}, { select: ({ friends }) => friends.length })
  useRefetchOn(news, listFriends)
  return <p>{error ? 'failed' : `${data ?? '?'} friends`}</p>
}

function AddBen({ toast = false }: { readonly toast?: boolean }) {
  const add = useCall(addFriend, { changes: [listFriends], toast })
  return (
    <button type="button" onClick={() => add.mutate({ params: { id: ben.id } })}>
      {add.status}
    </button>
  )
}

test('null and undefined parameters do not change the key of a question', () => {
  expect(answerKey(listFriends, {})).toEqual(['GET users/friends', {}, {}])
  expect(answerKey(getRecipe, { params: { id: 'a' } })).toEqual([...answerKey(getRecipe), { id: 'a' }, {}])
})

test('several components share one request of the same question', async () => {
  const { requestCounts, answers } = server()
  show(
    createTestHost({ answers }),
    <>
      <FriendCount />
      <FriendCount />
    </>,
  )
  expect(await screen.findAllByText('0 friends')).toHaveLength(2)
  expect(requestCounts.friends).toBe(1)
})

test('a change refetches the answers that it affects and is done when they arrive', async () => {
  const { answers } = server()
  show(
    createTestHost({ answers }),
    <>
      <FriendCount />
      <AddBen />
    </>,
  )
  await screen.findByText('0 friends')
  fireEvent.click(screen.getByRole('button'))
  await screen.findByText('success')
  expect(screen.getByText('1 friends')).toBeInTheDocument()
})

test('an event refetches its answers', async () => {
  const { requestCounts, answers } = server()
  const host = createTestHost({ answers })
  show(host, <FriendCount />)
  await screen.findByText('0 friends')
  act(() => host.bus.emit('friends:updated', { otherUser: ben }))
  await waitFor(() => expect(requestCounts.friends).toBe(2))
})

test('five hundred events in a short time cause one refetch', async () => {
  const { requestCounts, answers } = server()
  const host = createTestHost({ answers })
  show(
    host,
    <>
      <FriendCount />
      <FriendCount />
    </>,
  )
  await screen.findAllByText('0 friends')
  jest.useFakeTimers()
  try {
    act(() => {
      for (let at = 0; at < 500; at += 1) host.bus.emit('friends:updated', { otherUser: ben })
    })
    await act(() => jest.advanceTimersByTimeAsync(eventWindowMs * 3))
    expect(requestCounts.friends).toBe(2)
  } finally {
    jest.useRealTimers()
  }
})

test('an event does not stop the first answer of a screen, and refetches it after that', async () => {
  const { promise: sent, resolve: send } = Promise.withResolvers<void>()
  const signals: (AbortSignal | undefined)[] = []
  const host = createTestHost({ answers: server().answers })
  const { call } = host.api
  const api: ApiClient = {
    async call(endpoint, input, options) {
      signals.push(options?.signal)
      await sent
      return call(endpoint, input, options)
    },
  }
  show({ ...host, api }, <FriendCount />)
  await waitFor(() => expect(signals).toHaveLength(1))
  act(() => host.bus.emit('friends:updated', { otherUser: ben }))
  await act(() => new Promise((resolve) => setTimeout(resolve, eventWindowMs * 2)))
  expect(signals).toMatchObject([{ aborted: false }])
  send()
  await screen.findByText('0 friends')
  await waitFor(() => expect(signals).toHaveLength(2))
})

test('a null question sends no request', async () => {
  function Waiting() {
    const { fetchStatus } = useAnswer(getRecipe, null)
    return <p>{fetchStatus}</p>
  }
  const host = createTestHost()
  show(host, <Waiting />)
  expect(await screen.findByText('idle')).toBeInTheDocument()
  expect(host.happenings.requests).toEqual([])
})

test('a failed question shows its error in place only', async () => {
  const host = createTestHost({ answers: [answer(listFriends, () => new Refusal(500))] })
  show(host, <FriendCount />)
  await screen.findByText('failed')
  expect(host.happenings).toMatchObject({ failureToasts: [], toasts: [], errors: [] })
})

test.each([
  [true, [403]],
  [false, []],
])('a failed change shows a toast when its caller asks for one: %s', async (toast, statuses) => {
  const host = createTestHost({ answers: [answer(addFriend, () => new Refusal(403))] })
  show(host, <AddBen toast={toast} />)
  fireEvent.click(screen.getByRole('button'))
  await screen.findByText('error')
  expect(host.happenings.failureToasts.map(({ status }) => status)).toEqual(statuses)
})

test('a call shows its effect at once, and takes it back when the server refuses', async () => {
  const { answers } = server()
  let refuse = () => {}
  const refusing = answer(
    removeFriend,
    () =>
      new Promise((resolve) => {
        refuse = () => resolve(new Refusal(409))
      }),
  )
  function People() {
    const { data } = useAnswer(listFriends, {})
    const add = useCall(addFriend, { changes: [listFriends] })
    const remove = useCall(removeFriend, {
      effects: [
        optimistic(listFriends, (known, { params }) => ({
          ...known,
          friends: known.friends.filter(({ friendId }) => friendId !== params.id),
        })),
      ],
    })
    const input = { params: { id: ben.id } }
    return (
      <>
        <p>{data?.friends.length} friends</p>
        <button type="button" onClick={() => add.mutate(input)}>
          Add
        </button>
        <button type="button" onClick={() => remove.mutate(input)}>
          Remove
        </button>
      </>
    )
  }
  show(createTestHost({ answers: [...answers, refusing] }), <People />)
  await screen.findByText('0 friends')
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  await screen.findByText('1 friends')
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await screen.findByText('0 friends')
  refuse()
  expect(await screen.findByText('1 friends')).toBeInTheDocument()
})
