/** @page */
import { watchLoadErrors } from './watch-load-errors.ts'

const chunkGone = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })

const rejection = (reason: unknown) =>
  Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason, promise: Promise.resolve() })

const thrown = (error: unknown) => new ErrorEvent('error', { error, cancelable: true })

let told: jest.Mock
let stop: () => void

beforeEach(() => {
  told = jest.fn()
  stop = watchLoadErrors(told)
})

afterEach(() => stop())

test.each([thrown(chunkGone), rejection(chunkGone)])(
  'a part that failed to load is emitted, and is no uncaught error',
  (event) => {
    window.dispatchEvent(event)
    expect(told).toHaveBeenCalledTimes(1)
    expect(event.defaultPrevented).toBe(true)
  },
)

test.each([thrown(new Error('a bug')), rejection(new Error('a bug')), rejection(undefined)])(
  'any other error stays uncaught',
  (event) => {
    window.dispatchEvent(event)
    expect(told).not.toHaveBeenCalled()
    expect(event.defaultPrevented).toBe(false)
  },
)

test('no load error is emitted after watching ended', () => {
  stop()
  window.dispatchEvent(rejection(chunkGone))
  expect(told).not.toHaveBeenCalled()
})
