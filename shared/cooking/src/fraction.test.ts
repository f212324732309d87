import fc from 'fast-check'
import { Fraction } from './fraction.ts'

// Properties try many cases, and machines are busy.
jest.setTimeout(60_000)

const whole = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n })
const fractions = fc
  .tuple(
    whole,
    whole.filter((d) => d !== 0n),
  )
  .map(([n, d]) => new Fraction(n, d))
const holds = (law: (a: Fraction, b: Fraction, c: Fraction) => boolean) =>
  fc.assert(fc.property(fractions, fractions, fractions, law))

test.each([
  [6, 4, '3/2'],
  [-6, 4, '-3/2'],
  [6, -4, '-3/2'],
  [0, -4, '0'],
  [8, 2, '4'],
  [0.5, 0.25, '2'],
])('%s by %s is %s', (n, d, written) => {
  expect(new Fraction(n, d).toFraction()).toBe(written)
})

test.each([
  [0.25, '1/4'],
  [-1.5, '-3/2'],
  [1 / 3, '1/3'],
  [5 / 7, '5/7'],
  [0.333, '333/1000'],
  [0.1 + 0.2, '3/10'],
  [1e-12, '1/1000000000000'],
  [1234.5678, '6172839/5000'],
  [1e21, '1000000000000000000000'],
])('the float %s stands for %s', (float, written) => {
  expect(new Fraction(float).equals(float)).toBe(true)
  expect(new Fraction(float).toFraction()).toBe(written)
})

test('every float survives a round trip through a fraction', () => {
  const floats = fc
    .double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 })
    .filter((float) => Math.abs(float) > 1e-300)
  fc.assert(
    fc.property(floats, (float) => Math.abs(new Fraction(float).valueOf() - float) <= Math.abs(float) * 2 ** -51),
  )
})

test('a fraction is in lowest terms with a positive denominator', () => {
  const divides = (d: bigint, value: Fraction) => value.n % d === 0n && value.d % d === 0n
  holds((a) => a.d > 0n && ![2n, 3n, 5n, 7n, 11n, 13n].some((prime) => divides(prime, a)))
})

test('sums and products are commutative and associative', () => {
  holds(
    (a, b, c) =>
      a.add(b).equals(b.add(a)) &&
      a
        .add(b)
        .add(c)
        .equals(a.add(b.add(c))),
  )
  holds(
    (a, b, c) =>
      a.mul(b).equals(b.mul(a)) &&
      a
        .mul(b)
        .mul(c)
        .equals(a.mul(b.mul(c))),
  )
  holds((a, b, c) => a.mul(b.add(c)).equals(a.mul(b).add(a.mul(c))))
})

test('subtraction reverses addition, and division reverses multiplication', () => {
  holds((a, b) => a.add(b).sub(b).equals(a))
  holds((a, b) => b.equals(0) || a.mul(b).div(b).equals(a))
})

test('fractions have a total order, which addition preserves', () => {
  holds((a, b) => a.compare(b) + b.compare(a) === 0)
  holds((a, b, c) => a.compare(b) === a.add(c).compare(b.add(c)))
  holds((a) => a.abs().compare(0) >= 0 && (a.abs().equals(a) || a.abs().add(a).equals(0)))
})

test('floor and ceil differ by at most 1 and round by at most a half, also below zero', () => {
  holds((a) => a.floor().d === 1n && a.floor().compare(a) <= 0 && a.sub(a.floor()).compare(1) < 0)
  holds((a) => a.ceil().d === 1n && a.ceil().compare(a) >= 0 && a.ceil().sub(a).compare(1) < 0)
  holds((a) => a.round(3).sub(a).abs().mul(2000).compare(1) <= 0 && 1000n % a.round(3).d === 0n)
})

test.each([
  ['5/2', 3],
  ['-5/2', -2],
  ['7/3', 2],
])('%s is rounded to %s', (value, rounded) => {
  const [n, d] = value.split('/').map(Number)
  expect(new Fraction(n ?? 0, d ?? 1).round().valueOf()).toBe(rounded)
})

test('a fraction refuses NaN and infinity', () => {
  for (const none of [Number.NaN, Number.POSITIVE_INFINITY]) expect(() => new Fraction(none)).toThrow(RangeError)
  expect(() => new Fraction(1, 0)).toThrow(RangeError)
  expect(() => new Fraction(1).div(0)).toThrow(RangeError)
})
