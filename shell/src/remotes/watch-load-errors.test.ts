/** @page */
import { watchLoadErrors } from './watch-load-errors.ts'

const chunkGone = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })

const rejection = (reason: unknown) =>
  Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason, promise: Promise.resolve() })

const thrown = (error: unknown) => new ErrorEvent('error', { error, cancelable: true })

let onFailure: jest.Mock
let stop: () => void

beforeEach(() => {
  onFailure = jest.fn()
  stop = watchLoadErrors(onFailure)
})

afterEach(() => stop())

test.each([thrown(chunkGone), rejection(chunkGone)])(
  'a part that failed to load is emitted, and is no uncaught error',
  (event) => {
    window.dispatchEvent(event)
    expect(onFailure).toHaveBeenCalledTimes(1)
    expect(event.defaultPrevented).toBe(true)
  },
)

test.each([thrown(new Error('a bug')), rejection(new Error('a bug')), rejection(undefined)])(
  'any other error stays uncaught',
  (event) => {
    window.dispatchEvent(event)
    expect(onFailure).not.toHaveBeenCalled()
    expect(event.defaultPrevented).toBe(false)
  },
)

test('no load error is emitted after watching ended', () => {
  stop()
  window.dispatchEvent(rejection(chunkGone))
  expect(onFailure).not.toHaveBeenCalled()
})
