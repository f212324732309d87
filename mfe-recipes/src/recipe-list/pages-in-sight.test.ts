import { pagesInSight, sightOf } from './pages-in-sight.ts'

test.each([
  { sight: { first: 0, last: 10 }, total: 36, pages: [0] },
  { sight: { first: 0, last: 12 }, total: 10_000, pages: [0] },
  { sight: { first: 60, last: 80 }, total: 10_000, pages: [0, 1] },
  { sight: { first: 9_980, last: 9_999 }, total: 10_000, pages: [0, 99] },
  { sight: { first: 5_000, last: 5_020 }, total: 10_000, pages: [0, 49, 50] },
  { sight: { first: 0, last: 0 }, total: 0, pages: [0] },
  { sight: { first: 900, last: 950 }, total: 36, pages: [0] },
])('rows $sight.first to $sight.last of $total need pages $pages', ({ sight, total, pages }) => {
  expect(pagesInSight(sight, total)).toEqual(pages)
})

test('scrolling within a quarter page changes nothing', () => {
  expect(sightOf(51, 62)).toEqual(sightOf(52, 63))
})
