import { stablySorted } from './stably-sorted.ts'

test.each([
  ['close', (value: number) => value % 3],
  ['negative', (value: number) => -(value % 3)],
  ['far apart', (value: number) => (value % 3) * 1_000_000_000],
  ['missing for some', (value: number) => (value % 3 === 0 ? null : value % 3)],
  ['missing for all', () => null],
])('values of one key stay as they are where keys are %s', (_, keyOf) => {
  const values = Uint32Array.from({ length: 30 }, (_, at) => (at * 7) % 30)
  const key = (value: number) => keyOf(value) ?? Number.POSITIVE_INFINITY
  const compared = [...values].sort((a, b) => (key(a) === key(b) ? 0 : key(a) - key(b)))
  expect([...stablySorted(values, keyOf)]).toEqual(compared)
})

test('no values are sorted', () => {
  expect([...stablySorted(new Uint32Array(), (value) => value)]).toEqual([])
})
