import { render } from '@testing-library/react'
import { usePreload } from './usePreload.ts'

function Screen({ load }: { readonly load: () => Promise<unknown> }) {
  usePreload(load)
  return null
}

const idle: (() => void)[] = []

beforeEach(() => {
  idle.length = 0
  Object.assign(window, {
    requestIdleCallback: (run: () => void) => idle.push(run),
    cancelIdleCallback: (handle: number) => idle.splice(handle - 1, 1),
  })
})

afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback')
  Reflect.deleteProperty(window, 'cancelIdleCallback')
})

test('a preload runs one time, when the browser is idle, and may fail', () => {
  const load = jest.fn(() => Promise.reject(new TypeError('no network')))
  const { rerender } = render(<Screen load={load} />)
  rerender(<Screen load={load} />)
  expect(load).not.toHaveBeenCalled()
  expect(idle).toHaveLength(1)
  for (const run of idle) run()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a closed screen preloads nothing', () => {
  const { unmount } = render(<Screen load={() => Promise.resolve()} />)
  unmount()
  expect(idle).toEqual([])
})
