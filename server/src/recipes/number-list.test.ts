import { ranked } from '@potluck/search/ranked'
import { shuffled } from '@potluck/search/shuffled'
import { readNumbers } from './number-list.ts'

test.each([
  ['', []],
  ['7', [7]],
  ['12,3,10001', [12, 3, 10_001]],
  ['1,2,3', [1, 2, 3]],
])('%j is read as %j', (joined, numbers) => {
  expect([...readNumbers(joined)]).toEqual(numbers)
})

test('what matches is told from the rest, the best first, alike ones in their order', () => {
  const ranks = new Map([
    [5, 2],
    [9, 1],
    [3, 2],
    [8, 1],
  ])
  const rankOf = (number: number) => ranks.get(number) ?? 0
  const list = Uint32Array.from([5, 4, 9, 3, 8])
  expect([...ranked(list, rankOf, true)]).toEqual([9, 8, 5, 3])
  expect([...ranked(list, rankOf, false)]).toEqual([5, 9, 3, 8])
  expect([...ranked(list, () => 0, true)]).toEqual([])
})

test('ranks may be any numbers', () => {
  const rankOf = (number: number) => number * 100_000
  expect([...ranked(Uint32Array.from([30, 2, 10_000, 2]), rankOf, true)]).toEqual([2, 2, 30, 10_000])
})

test('every seed is an order of all numbers', () => {
  const all = Uint32Array.from({ length: 1_000 }, (_, at) => at + 1)
  const orders = [0, 1, 2, 999_999].map((seed) => [...shuffled(all, seed)])
  for (const order of orders) expect(order.toSorted((a, b) => a - b)).toEqual([...all])
  expect(new Set(orders.map((order) => order.join())).size).toBe(4)
})
