import { sortTitle } from './fold.ts'

test('a title of signs alone is sorted by its signs', () => {
  expect(sortTitle('🥣🥣')).toBe('🥣🥣')
})

test('numbers are sorted by their size, leading zeros aside', () => {
  expect(['a 10', 'a 9', 'a 007'].toSorted((a, b) => (sortTitle(a) < sortTitle(b) ? -1 : 1))).toEqual([
    'a 007',
    'a 9',
    'a 10',
  ])
})

test('signs that stand for whole blessings are passed over: they unfold to 18 each', () => {
  expect(sortTitle('\uFDFA soup')).toBe('soup')
})
