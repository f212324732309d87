import { render } from '@testing-library/react'
import { usePreload } from './usePreload.ts'

interface Props {
  readonly load: () => Promise<unknown>
  readonly wanted?: string | null
}

function Screen({ load, wanted }: Props) {
  usePreload(load, wanted)
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

test('a preload runs again for another value, and for none it does not', () => {
  const load = jest.fn(() => Promise.resolve())
  const { rerender } = render(<Screen load={load} wanted={null} />)
  expect(idle).toHaveLength(0)
  rerender(<Screen load={load} wanted="one" />)
  for (const run of idle.splice(0)) run()
  rerender(<Screen load={load} wanted="other" />)
  for (const run of idle.splice(0)) run()
  expect(load).toHaveBeenCalledTimes(2)
})
