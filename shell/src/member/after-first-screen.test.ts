import { createStore } from '@potluck/platform/store'
import { afterFirstScreen } from './after-first-screen.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function following(name = '') {
  const title = createStore(name)
  const ended = jest.fn()
  const start = jest.fn(() => ended)
  return { title, start, ended, stop: afterFirstScreen(title, start) }
}

test('it starts once, with the first screen that names itself, and stops', () => {
  const { title, start, ended, stop } = following()
  expect(start).not.toHaveBeenCalled()
  title.set('My recipes')
  title.set('Labels')
  jest.runAllTimers()
  expect(start).toHaveBeenCalledTimes(1)
  stop()
  expect(ended).toHaveBeenCalledTimes(1)
})

test('it starts at once where a screen has named itself before', () => {
  expect(following('My recipes').start).toHaveBeenCalledTimes(1)
})

test('it starts after ten seconds without a screen', () => {
  const { start } = following()
  jest.advanceTimersByTime(10_000)
  expect(start).toHaveBeenCalledTimes(1)
})

test('it does not start after it was stopped', () => {
  const { title, start, ended, stop } = following()
  stop()
  title.set('My recipes')
  jest.runAllTimers()
  expect(start).not.toHaveBeenCalled()
  expect(ended).not.toHaveBeenCalled()
})
