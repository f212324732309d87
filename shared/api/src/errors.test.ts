import { ApiError } from './errors.ts'

test('isApiError accepts an error of another copy of this module', () => {
  jest.isolateModules(() => {
    const other = jest.requireActual<typeof import('./errors.ts')>('./errors.ts')
    expect(other.ApiError).not.toBe(ApiError)
    expect(new other.ApiError(404, null)).toBeInstanceOf(ApiError)
  })
})

test.each([new Error('404'), { status: 404 }, null, undefined, 'ApiError'])('isApiError refuses %p', (value) => {
  expect(value instanceof ApiError).toBe(false)
})
