/** @page */
import { renderHook } from '@testing-library/react'
import { useSeenFirst } from './useSeenFirst.ts'

test('rows in sight show another answer before those around them, which follow by themselves', () => {
  const drawn: string[][] = []
  const range = { startIndex: 1, endIndex: 2 }
  const { rerender } = renderHook(
    ({ items }) => {
      const { isSeen, itemsAround } = useSeenFirst({ range }, items)
      drawn.push(items.map((item, row) => (isSeen(row) ? item : (itemsAround[row] ?? ''))))
    },
    { initialProps: { items: ['a', 'b', 'c', 'd'] } },
  )
  expect(drawn).toEqual([
    ['', 'b', 'c', ''],
    ['a', 'b', 'c', 'd'],
  ])
  drawn.length = 0
  rerender({ items: ['e', 'f', 'g', 'h'] })
  expect(drawn).toEqual([
    ['a', 'f', 'g', 'd'],
    ['e', 'f', 'g', 'h'],
  ])
})
