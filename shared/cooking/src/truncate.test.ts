import { truncate } from './truncate.ts'

test('a text that fits stays', () => {
  expect(truncate('apple pie', 9)).toBe('apple pie')
})

test('a longer text is cut to its maximum minus three, plus an ellipsis', () => {
  expect(truncate('apple pies', 9)).toBe('apple ...')
})

test('no character is cut in two', () => {
  expect(truncate('🍏🍏🍏🍏🍏🍏', 5)).toBe('🍏🍏...')
})

test('a maximum below the ellipsis gives only the ellipsis', () => {
  expect(truncate('apple', 2)).toBe('...')
})
