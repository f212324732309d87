/** @page */
import { renderHook } from '@testing-library/react'
import { useSeenFirst } from './useSeenFirst.ts'

test('visible rows update before the rows around them', () => {
  const drawn: string[][] = []
  const range = { startIndex: 1, endIndex: 2 }
  const { rerender } = renderHook(
    ({ items }) => {
      const { isSeen, itemsAround } = useSeenFirst({ range }, items)
      drawn.push(items.map((item, row) => (isSeen(row) ? item : (itemsAround[row] ?? ''))))
    },
    { initialProps: { items: ['a', 'b', 'c', 'd', 'e', 'f'] } },
  )
  expect(drawn).toEqual([
    ['', 'b', 'c', 'd', 'e', ''],
    ['a', 'b', 'c', 'd', 'e', 'f'],
  ])
  drawn.length = 0
  rerender({ items: ['g', 'h', 'i', 'j', 'k', 'l'] })
  expect(drawn).toEqual([
    ['a', 'h', 'i', 'j', 'k', 'f'],
    ['g', 'h', 'i', 'j', 'k', 'l'],
  ])
})
