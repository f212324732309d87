/** @page */
import { ApiError } from '@potluck/api/errors'
import { retriesQuery } from './retries-query.ts'

const browserIs = (onLine: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)

afterEach(() => jest.restoreAllMocks())

test.each([0, 502, 503, 504])('a query with status %i is retried twice', (status) => {
  browserIs(true)
  const error = new ApiError(status, null)
  expect([0, 1, 2].map((failures) => retriesQuery(failures, error))).toEqual([true, true, false])
})

test.each([401, 404, 500])('a query with status %i is not retried', (status) => {
  expect(retriesQuery(0, new ApiError(status, null))).toBe(false)
})

test('a query is not retried in a browser that reports no network', () => {
  browserIs(false)
  expect(retriesQuery(0, new ApiError(0, null))).toBe(false)
})
