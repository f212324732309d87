import { ApiError } from '@potluck/api/errors'
import { judgeFailure } from './judge-failure.ts'

const error = { error: { code: 'conflict', message: 'changed elsewhere' } }

test.each([0, 408, 425, 429, 502, 503, 504])(
  'a change is sent again, and the failure not counted, at status %d',
  (status) => {
    expect(judgeFailure(new ApiError(status, null))).toMatchObject({ kind: 'send again', counts: false })
  },
)

test('a failure with status 500 is counted', () => {
  expect(judgeFailure(new ApiError(500, error))).toMatchObject({ kind: 'send again', counts: true })
})

test('an unreadable answer and a broken connection are not counted as failures', () => {
  const unreadable = new ApiError(200, null, { failure: 'unreadable' })
  expect(judgeFailure(unreadable)).toMatchObject({ kind: 'send again', counts: false })
  const ofProxy = new ApiError(0, null, { isForeign: true })
  expect(judgeFailure(ofProxy)).toMatchObject({ kind: 'send again', counts: false })
  expect(judgeFailure(new TypeError('the line broke'))).toMatchObject({ kind: 'send again', counts: false })
})

test('a 401 asks for a login, and any other error of the server is a refusal', () => {
  expect(judgeFailure(new ApiError(401, error))).toEqual({ kind: 'log in' })
  expect(judgeFailure(new ApiError(409, error))).toEqual({
    kind: 'refused',
    refusal: { status: 409, code: 'conflict' },
  })
})
