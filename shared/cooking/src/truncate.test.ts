import { truncate } from './truncate.ts'

test('a text that fits stays', () => {
  expect(truncate('apple pie', 9)).toBe('apple pie')
})

test('a longer one is cut to its length minus three, plus an ellipsis', () => {
  expect(truncate('apple pies', 9)).toBe('apple ...')
})

test('no character is cut in two', () => {
  expect(truncate('🍏🍏🍏🍏🍏🍏', 5)).toBe('🍏🍏...')
})

test('a length below the ellipsis leaves only that', () => {
  expect(truncate('apple', 2)).toBe('...')
})
