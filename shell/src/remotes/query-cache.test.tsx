import { ApiError } from '@potluck/api/errors'
import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { createQueryCache } from './query-cache.ts'

const key = ['ticked']

/** A checkbox that displays a value of the cache and changes it immediately, like an item of a shopping list. */
function Box({ cache }: { readonly cache: ReturnType<typeof createQueryCache> }) {
  const { data: ticked } = useQuery({ queryKey: key, queryFn: () => Promise.resolve(false), staleTime: 'static' })
  const { mutate } = useMutation({
    mutationFn: () => new Promise(() => undefined),
    onMutate: async () => {
      await cache.cancelQueries({ queryKey: key })
      cache.setQueryData(key, true)
    },
  })
  return <input type="checkbox" checked={ticked ?? false} onChange={() => mutate()} />
}

test('a box that is ticked in the cache is ticked before the browser does anything else', async () => {
  const cache = createQueryCache(jest.fn())
  cache.setQueryData(key, false)
  render(
    <QueryClientProvider client={cache}>
      <Box cache={cache} />
    </QueryClientProvider>,
  )
  const box = screen.getByRole('checkbox')
  const next = new Promise((resolve) => setTimeout(() => resolve(box.matches(':checked'))))
  // A click as the browser dispatches it: the test library's would wait until React is idle.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  box.click()
  expect(await next).toBe(true)
})

test('an error that is no failed call is reported', async () => {
  const report = jest.fn()
  const cache = createQueryCache(report)
  const ask = (error: Error) =>
    cache.fetchQuery({ queryKey: [error.message], queryFn: () => Promise.reject(error), retry: false })
  const fault = new TypeError('a fault')
  await expect(ask(fault)).rejects.toBe(fault)
  await expect(ask(new ApiError(404, null))).rejects.toBeInstanceOf(ApiError)
  expect(report.mock.calls).toEqual([[fault]])
})
