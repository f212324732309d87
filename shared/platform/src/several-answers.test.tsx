import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { useAnswers } from './several-answers.ts'

// As the shell has it.
notifyManager.setScheduler(queueMicrotask)

/** Pages that come when the test says so. */
function setUp() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const asked: { page: number; come: (text: string) => void; fail: (error: Error) => void }[] = []
  const question = (page: number) => ({
    queryKey: ['page', page],
    queryFn: () => new Promise<string>((come, fail) => asked.push({ page, come, fail })),
  })
  function Pages({ pages }: { readonly pages: readonly number[] }) {
    const answers = useAnswers(pages.map(question))
    return <p>{answers.map(({ data, error, isPending }) => data ?? error?.message ?? (isPending && '…')).join(' ')}</p>
  }
  const shown = (pages: readonly number[]) => (
    <QueryClientProvider client={client}>
      <Pages pages={pages} />
    </QueryClientProvider>
  )
  const { rerender, unmount } = render(shown([1, 2]))
  return {
    client,
    asked,
    unmount,
    show: (pages: readonly number[]) => rerender(shown(pages)),
    come: (page: number, text: string) => act(async () => asked.findLast((one) => one.page === page)?.come(text)),
    fail: (page: number, error: Error) => act(async () => asked.findLast((one) => one.page === page)?.fail(error)),
  }
}

test('each answer stands in the place of its question, whichever comes first', async () => {
  const { come, fail } = setUp()
  await come(2, 'two')
  expect(screen.getByText('… two')).toBeVisible()
  await fail(1, new Error('lost'))
  expect(screen.getByText('lost two')).toBeVisible()
})

test('a question that stays is not asked again when others come and go', async () => {
  const { asked, show, come } = setUp()
  await come(1, 'one')
  await come(2, 'two')
  show([2, 3])
  expect(screen.getByText('two …')).toBeVisible()
  await come(3, 'three')
  expect(screen.getByText('two three')).toBeVisible()
  expect(asked.map(({ page }) => page)).toEqual([1, 2, 3])
  show([])
  expect(screen.queryByText(/two/)).toBeNull()
})

test('what the cache is told shows at once, and nothing listens after the screen is gone', async () => {
  const { client, show, come, unmount } = setUp()
  await come(1, 'one')
  await act(async () => client.setQueryData(['page', 1], 'first'))
  expect(screen.getByText('first …')).toBeVisible()
  show([1])
  expect(
    client
      .getQueryCache()
      .find({ queryKey: ['page', 2] })
      ?.getObserversCount(),
  ).toBe(0)
  unmount()
  expect(
    client
      .getQueryCache()
      .find({ queryKey: ['page', 1] })
      ?.getObserversCount(),
  ).toBe(0)
})
