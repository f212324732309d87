import { ApiError } from './errors.ts'

test('an error thrown by another copy of this module is known for what it is', () => {
  jest.isolateModules(() => {
    const other = jest.requireActual<typeof import('./errors.ts')>('./errors.ts')
    expect(other.ApiError).not.toBe(ApiError)
    expect(new other.ApiError(404, null)).toBeInstanceOf(ApiError)
  })
})

test.each([new Error('404'), { status: 404 }, null, undefined, 'ApiError'])('%p is no error of the API', (value) => {
  expect(value instanceof ApiError).toBe(false)
})
