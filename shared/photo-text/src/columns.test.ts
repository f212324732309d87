import { columnsOf } from './columns.ts'
import { inkOf } from './components.ts'
import { box, drawn, letters } from './testing/drawn.ts'

const lines = (left: number, right: number, from: number, count: number) =>
  Array.from({ length: count }, (_, at) => letters(left, right, from + at * 20)).flat()

const columnsIn = (width: number, height: number, ink: ReturnType<typeof lines>) =>
  columnsOf(inkOf(drawn(width, height, ink)).components, box(0, 0, width, height))

test('a page of one column is one part', () => {
  expect(columnsIn(600, 500, lines(40, 560, 40, 20))).toEqual([box(0, 0, 600, 500)])
})

test('two columns are apart, after the title above both', () => {
  const title = [box(40, 20, 700, 32)]
  const parts = columnsIn(800, 500, [...title, ...lines(40, 330, 80, 18), ...lines(400, 760, 80, 18)])
  expect(parts).toHaveLength(3)
  const [top, left, right] = parts
  expect(top?.bottom).toBeLessThan(81)
  expect(left?.right).toBeGreaterThan(330)
  expect(left?.right).toBeLessThan(400)
  expect(right?.left).toBe(left?.right)
})

test('amounts in a column of their own stay with the names beside them', () => {
  expect(columnsIn(600, 500, [...lines(40, 90, 40, 20), ...lines(160, 560, 40, 20)])).toHaveLength(1)
})
