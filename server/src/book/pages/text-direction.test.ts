import { directionOf } from './text-direction.ts'

test.each([
  ['שקשוקה', 'rtl'],
  ['2 ביצים', 'rtl'],
  ['Shakshuka שקשוקה', 'ltr'],
  ['🍅 123', 'ltr'],
])('%s runs %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction)
})
