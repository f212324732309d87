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

test('the beginning of a word is looked for at once, and what is typed in haste together', () => {
  const { asked, type, pass } = box()
  type('so')
  // Not a timer later: the answer is to be on its way while the letter is painted.
  expect(asked()).toEqual(['so'])
  type('sou')
  pass(60)
  type('soup')
  pass(60)
  expect(asked()).toEqual(['so'])
  pass(30)
  expect(asked()).toEqual(['so', 'soup'])
})

test('a letter after a pause is looked for at once again, and a space is no other search', () => {
  const { asked, type, pass } = box()
  type('so')
  pass(400)
  type('sou')
  pass(0)
  type('sou ')
  pass(400)
  expect(asked()).toEqual(['so', 'sou'])
})

test('a single letter is looked for when it stays one: nobody is told that nothing begins with “c”', () => {
  const { asked, type, pass } = box()
  type('v')
  pass(400)
  type('vitamin')
  pass(400)
  type('vitamin c')
  pass(900)
  expect(asked()).toEqual(['vitamin'])
  pass(100)
  type('vitamin c -d')
  pass(400)
  type('vitamin c -dill')
  pass(0)
  expect(asked()).toEqual(['vitamin', 'vitamin c', 'vitamin c -dill'])
})

test('a quote that just opened, and a letter in it, are looked for when they stay so', () => {
  const { asked, type, pass } = box()
  type('"')
  pass(400)
  type('"o')
  pass(400)
  type('"ol')
  pass(400)
  type('"olive oil"')
  pass(400)
  type('"olive oil" "')
  pass(900)
  expect(asked()).toEqual(['"ol', '"olive oil"'])
  pass(100)
  expect(asked()).toEqual(['"ol', '"olive oil"', '"olive oil" "'])
})
