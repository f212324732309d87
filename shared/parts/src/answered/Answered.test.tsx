import { ApiError } from '@potluck/api/errors'
import { listThreads, type Thread } from '@potluck/api/messages'
import { useAnswer } from '@potluck/platform/answers'
import { answer, Refusal } from '@potluck/testing/answers'
import { aMessage, ben } from '@potluck/testing/fixtures'
import { createTestHost } from '@potluck/testing/test-host'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { showPart } from '../testing/show-part.tsx'
import { Answered } from './Answered.tsx'

function Threads({ small = false, gone = true }: { readonly small?: boolean; readonly gone?: boolean }) {
  const threads = useAnswer(listThreads, {})
  return (
    <Answered
      answer={threads}
      small={small}
      loading={{ label: 'Loading threads', shape: 'rows' }}
      failed={{ title: 'No threads came', safe: 'They are safe' }}
      empty={<p>Nobody wrote</p>}
      {...(gone && { gone: <p>Gone</p> })}
      frame={(face) => <section aria-label="frame">{face}</section>}
    >
      {(rows) => <p>{rows.length} threads</p>}
    </Answered>
  )
}

type Reply = readonly Thread[] | Refusal

/** A server that gives these answers one after the other. */
function host(...replies: readonly Reply[]) {
  const waiting = [...replies]
  return createTestHost({
    answers: [
      answer(listThreads, () => {
        const next = waiting.shift() ?? new Refusal(500)
        return next instanceof Refusal ? next : [...next]
      }),
    ],
  })
}

const thread: Thread = { otherUser: ben, messageCount: 1, unreadCount: 0, muted: false, latest: aMessage() }

test('an answer is shown in its frame', async () => {
  showPart(<Threads />, { host: host([thread]) })
  expect(await screen.findByText('1 threads')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'frame' })).not.toBeInTheDocument()
})

test('an empty answer shows the empty state', async () => {
  showPart(<Threads />, { host: host([]) })
  expect(await screen.findByText('Nobody wrote')).toBeVisible()
})

test('a failure says what is safe and can be tried again', async () => {
  const { user } = showPart(<Threads />, { host: host(new Refusal(500), [thread]) })
  expect(await screen.findByRole('alert')).toHaveTextContent('No threads came')
  expect(screen.getByText('They are safe')).toBeVisible()
  expect(screen.getByRole('region', { name: 'frame' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('1 threads')).toBeVisible()
})

test('the button that failed again has the focus, also after a while', async () => {
  const late = Promise.withResolvers<Refusal>()
  const replies = [new Refusal(500), late.promise]
  const { user } = showPart(<Threads />, {
    host: createTestHost({ answers: [answer(listThreads, () => replies.shift() ?? [thread])] }),
  })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
  late.resolve(new Refusal(500))
  expect(await screen.findByRole('button', { name: 'Try again' })).toHaveFocus()
})

test('in a dialog a failure is a note that can be tried again', async () => {
  const { user } = showPart(<Threads small />, { host: host(new Refusal(500), [thread]) })
  expect(await screen.findByRole('alert')).toHaveTextContent('No threads came')
  expect(screen.queryByText('They are safe')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('1 threads')).toBeVisible()
})

test.each([404, 400, 412])('an answer with status %i shows that the thing is gone', async (status) => {
  showPart(<Threads />, { host: host(new Refusal(status)) })
  expect(await screen.findByText('Gone')).toBeVisible()
})

test('a missing thing without words for it shows the failed state', async () => {
  showPart(<Threads gone={false} />, { host: host(new Refusal(404)) })
  expect(await screen.findByText('No threads came')).toBeVisible()
})

/** The threads, and what asks for them again. */
function Again() {
  const threads = useAnswer(listThreads, {})
  return (
    <>
      <Threads />
      <button type="button" onClick={() => void threads.refetch()}>
        again
      </button>
      <p>{threads.isError ? 'refused' : 'well'}</p>
    </>
  )
}

test('a cached answer stays when a refetch fails', async () => {
  const { user } = showPart(<Again />, { host: host([thread], new Refusal(500)) })
  await screen.findByText('1 threads')
  await user.click(screen.getByRole('button', { name: 'again' }))
  await screen.findByText('refused')
  expect(screen.getByText('1 threads')).toBeVisible()
})

test('a thing that was deleted meanwhile is not shown any more', async () => {
  const { user } = showPart(<Again />, { host: host([thread], new Refusal(404)) })
  await screen.findByText('1 threads')
  await user.click(screen.getByRole('button', { name: 'again' }))
  expect(await screen.findByText('Gone')).toBeVisible()
  expect(screen.queryByText('1 threads')).not.toBeInTheDocument()
})

/** A page of results for a word, with a box for another one. A failed question is retried later than a test lasts. */
function Found({ find }: { readonly find: (word: string) => Promise<readonly string[]> }) {
  const [word, setWord] = useState('one')
  const searchResults = useQuery({
    queryKey: ['found', word],
    queryFn: () => find(word),
    placeholderData: keepPreviousData,
    retry: 1,
    retryDelay: 60_000,
  })
  return (
    <>
      <Answered
        answer={searchResults}
        loading={{ label: 'Looking', shape: 'rows' }}
        failed={{ title: 'Not found out' }}
        empty={<p>Nothing for {word}</p>}
      >
        {(rows) => <p>{rows.join()}</p>}
      </Answered>
      <button type="button" onClick={() => setWord('two')}>
        two
      </button>
    </>
  )
}

const unanswered = () => Promise.reject(new ApiError(0, null))

test('an unanswered question shows at once that there is no connection, and is retried', async () => {
  showPart(<Found find={unanswered} />)
  expect(await screen.findByRole('alert')).toHaveTextContent('Not found out')
  expect(screen.getByRole('alert')).toHaveTextContent('needs a connection')
})

test('without a connection the results of another query disappear', async () => {
  const { user } = showPart(<Found find={(word) => (word === 'one' ? Promise.resolve(['Soup']) : unanswered())} />)
  await screen.findByText('Soup')
  await user.click(screen.getByRole('button', { name: 'two' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Not found out')
  expect(screen.queryByText('Soup')).not.toBeInTheDocument()
})

test('an empty placeholder of another query does not show the empty state', async () => {
  const { user } = showPart(
    <Found find={(word) => (word === 'one' ? Promise.resolve([]) : new Promise<never>(() => {}))} />,
  )
  await screen.findByText('Nothing for one')
  await user.click(screen.getByRole('button', { name: 'two' }))
  expect(await screen.findByText('Looking')).toBeInTheDocument()
  expect(screen.queryByText('Nothing for two')).not.toBeInTheDocument()
})
