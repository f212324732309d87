import { aRecipe, idOf } from '@potluck/testing/fixtures'
import { rowsOf } from './useListPages.ts'

const page = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => aRecipe({ id: idOf(1_000 + from + at), title: `${from + at}` }))

const rowsText = (total: number, pages: Parameters<typeof rowsOf>[1]) =>
  rowsOf(total, pages, 100).map((row) => (typeof row === 'number' ? '…' : row.title))

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `${from + at}`)

test('pages are joined in order, and missing rows are counted', () => {
  expect(
    rowsText(250, [
      [0, page(0, 100)],
      [2, page(200, 50)],
    ]),
  ).toEqual([...numbers(0, 100), ...Array.from({ length: 100 }, () => '…'), ...numbers(200, 250)])
})

test('an unsent recipe in the first page shifts the other rows without losing one', () => {
  const first = [...page(900, 1), ...page(0, 100)]
  expect(
    rowsText(151, [
      [0, first],
      [1, page(100, 50)],
    ]),
  ).toEqual(['900', ...numbers(0, 150)])
})

test('a deleted recipe leaves no gap', () => {
  expect(
    rowsText(149, [
      [0, page(1, 99)],
      [1, page(100, 50)],
    ]),
  ).toEqual(numbers(1, 150))
  expect(
    rowsText(150, [
      [0, page(0, 100)],
      [1, page(101, 49)],
    ]),
  ).toEqual([...numbers(0, 100), ...numbers(101, 150)])
  expect(rowsText(3, [[0, page(0, 3)]])).toEqual(['0', '1', '2'])
})
