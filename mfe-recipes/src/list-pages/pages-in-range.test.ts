import { pagesInRange, visibleRange } from './pages-in-range.ts'

test.each([
  { range: { first: 0, last: 10 }, total: 36, pages: [0] },
  { range: { first: 0, last: 12 }, total: 10_000, pages: [0] },
  { range: { first: 60, last: 80 }, total: 10_000, pages: [0, 1] },
  { range: { first: 9_980, last: 9_999 }, total: 10_000, pages: [0, 99] },
  { range: { first: 5_000, last: 5_020 }, total: 10_000, pages: [0, 49, 50] },
  { range: { first: 0, last: 0 }, total: 0, pages: [0] },
  { range: { first: 900, last: 950 }, total: 36, pages: [0] },
])('rows $range.first to $range.last of $total need pages $pages', ({ range, total, pages }) => {
  expect(pagesInRange(range, total, 100)).toEqual(pages)
})

test('scrolling within a quarter page changes nothing', () => {
  expect(visibleRange(51, 62, 100)).toEqual(visibleRange(52, 63, 100))
})

test('a phone at the top of a search needs only the first page', () => {
  expect(pagesInRange(visibleRange(0, 17, 32), 5_000, 32)).toEqual([0])
})
