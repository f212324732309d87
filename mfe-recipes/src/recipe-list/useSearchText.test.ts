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
  return { searches: () => search.mock.calls.map(([words]) => words), type, pass }
}

test('the first letters are searched immediately, and quickly typed letters together', () => {
  const { searches, type, pass } = box()
  type('so')
  pass(0)
  expect(searches()).toEqual(['so'])
  type('sou')
  pass(60)
  type('soup')
  pass(60)
  expect(searches()).toEqual(['so'])
  pass(30)
  expect(searches()).toEqual(['so', 'soup'])
})

test('a letter after a pause is searched immediately, and a space does not change the search', () => {
  const { searches, type, pass } = box()
  type('so')
  pass(400)
  type('sou')
  pass(0)
  type('sou ')
  pass(400)
  expect(searches()).toEqual(['so', 'sou'])
})

test('a single letter is not searched, and deleting to one letter shows the whole list', () => {
  const { searches, type, pass } = box()
  type('v')
  pass(2_000)
  type('🥕')
  pass(2_000)
  expect(searches()).toEqual([])
  type('vi')
  pass(400)
  type('v')
  pass(400)
  expect(searches()).toEqual(['vi', ''])
})
