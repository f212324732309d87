/** @page */
import { act, renderHook } from '@testing-library/react'
import { useSearchText } from './useSearchText.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function box() {
  const search = jest.fn<void, [string]>()
  const { result } = renderHook(() => useSearchText('', search))
  const type = (text: string) => act(() => result.current[1](text))
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
  return { asked: () => search.mock.calls.map(([words]) => words), type, pass }
}

test('the first letter is looked for at once, and what is typed in haste together', () => {
  const { asked, type, pass } = box()
  type('s')
  pass(0)
  expect(asked()).toEqual(['s'])
  type('so')
  pass(60)
  type('sou')
  pass(60)
  expect(asked()).toEqual(['s'])
  pass(30)
  expect(asked()).toEqual(['s', 'sou'])
})

test('a letter after a pause is looked for at once again, and a space is no other search', () => {
  const { asked, type, pass } = box()
  type('s')
  pass(400)
  type('so')
  pass(0)
  type('so ')
  pass(400)
  expect(asked()).toEqual(['s', 'so'])
})
