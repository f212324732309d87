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

test('matches come first, by rank, and equal ranks keep their order', () => {
  const ranks = Uint8Array.from([0, 2, 0, 0, 1, 2])
  const list = Uint32Array.from([103, 102, 106, 101, 107])
  const all = Uint8Array.from([0, 2, 0, 2, 0, 0, 1, 1])
  expect([...ranked(list, all, 100, true)]).toEqual([106, 107, 103, 101])
  expect([...ranked(list, all, 100, false)]).toEqual([103, 106, 101, 107])
  expect([...ranked(list, new Uint8Array(8), 100, true)]).toEqual([])
  expect([...ranked(Uint32Array.from([5, 4, 1]), ranks, 0, true)]).toEqual([4, 5, 1])
})

test('ranks may be large', () => {
  const ranks = Uint32Array.from([0, 65_536, 2, 1_000, 65_536])
  expect([...ranked(Uint32Array.from([4, 3, 2, 1, 0]), ranks, 0, true)]).toEqual([2, 3, 4, 1])
})

test('every seed is an order of all numbers', () => {
  const all = Uint32Array.from({ length: 1_000 }, (_, at) => at + 1)
  const orders = [0, 1, 2, 999_999].map((seed) => [...shuffled(all, seed)])
  for (const order of orders) expect(order.toSorted((a, b) => a - b)).toEqual([...all])
  expect(new Set(orders.map((order) => order.join())).size).toBe(4)
})
