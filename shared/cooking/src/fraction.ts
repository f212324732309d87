/** The values that are read as numbers: a float is read as the exact fraction it stands for. */
export type Exactly = Fraction | number | bigint

/** An exact number, in lowest terms: a third is 1/3, not 0.333. A value: nothing changes it. */
export class Fraction {
  /** Carries the sign. */
  readonly n: bigint
  /** At least 1. */
  readonly d: bigint

  /**
   * The first by the second, one when it is left out.
   * @throws {RangeError} when that is no number
   */
  constructor(n: Exactly, d: Exactly = 1n) {
    const [over, under] = [partsOf(n), partsOf(d)]
    const [p, q] = [over.n * under.d, over.d * under.n]
    if (q === 0n) throw new RangeError('nothing is divided by zero')
    const common = q < 0n ? -divisor(p, q) : divisor(p, q)
    this.n = p / common
    this.d = q / common
  }

  add(other: Exactly): Fraction {
    const { n, d } = partsOf(other)
    return new Fraction(this.n * d + n * this.d, this.d * d)
  }

  sub(other: Exactly): Fraction {
    const { n, d } = partsOf(other)
    return new Fraction(this.n * d - n * this.d, this.d * d)
  }

  mul(other: Exactly): Fraction {
    const { n, d } = partsOf(other)
    return new Fraction(this.n * n, this.d * d)
  }

  /** @throws {RangeError} by zero */
  div(other: Exactly): Fraction {
    return new Fraction(this, other)
  }

  abs(): Fraction {
    return this.n < 0n ? this.mul(-1) : this
  }

  /** @returns -1 when this is less, 0 when it is the same, 1 when it is more */
  compare(other: Exactly): number {
    const { n, d } = partsOf(other)
    return Math.sign(Number(this.n * d - n * this.d))
  }

  equals(other: Exactly): boolean {
    return this.compare(other) === 0
  }

  /** The next lower number with so many decimals. */
  floor(places = 0): Fraction {
    const whole = 10n ** BigInt(places)
    const [n, rest] = [(this.n * whole) / this.d, (this.n * whole) % this.d]
    return new Fraction(rest < 0n ? n - 1n : n, whole)
  }

  /** The next whole number. */
  ceil(): Fraction {
    return this.mul(-1).floor().mul(-1)
  }

  /** The nearest number with so many decimals, the upper one of two. */
  round(places = 0): Fraction {
    return this.add(new Fraction(1n, 2n * 10n ** BigInt(places))).floor(places)
  }

  /** The nearest float. */
  valueOf(): number {
    return Number(this.n) / Number(this.d)
  }

  /** As `3/2`, or `3` when it is whole. */
  toFraction(): string {
    return this.d === 1n ? String(this.n) : `${this.n}/${this.d}`
  }
}

interface Parts {
  readonly n: bigint
  readonly d: bigint
}

function divisor(a: bigint, b: bigint): bigint {
  let [large, small] = [a < 0n ? -a : a, b < 0n ? -b : b]
  while (small > 0n) [large, small] = [small, large % small]
  return large
}

const partsOf = (value: Exactly): Parts =>
  typeof value === 'bigint'
    ? { n: value, d: 1n }
    : typeof value === 'object'
      ? value
      : Number.isInteger(value)
        ? { n: BigInt(value), d: 1n }
        : simplest(value)

/**
 * The simplest fraction that a float stands for: 1/4 for 0.25, 1/3 for 1 / 3, 3/10 for 0.1 + 0.2. These are the convergents
 * of the decimals that the float is written with, until one is as near as floats can tell.
 */
function simplest(float: number): Parts {
  const [, minus = '', whole = '', decimals = '', power = 0] =
    /^(-?)(\d)\.?(\d*)e(.+)/.exec(float.toExponential()) ?? []
  if (whole === '') throw new RangeError(`${float} is no number`)
  let [over, under] = [BigInt(whole + decimals), 10n ** BigInt(decimals.length - Number(power))]
  const size = Math.abs(float)
  let [before, last] = [
    { n: 0n, d: 1n },
    { n: 1n, d: 0n },
  ]
  while (under > 0n) {
    const times = over / under
    ;[over, under] = [under, over % under]
    ;[before, last] = [last, { n: times * last.n + before.n, d: times * last.d + before.d }]
    if (Math.abs(Number(last.n) / Number(last.d) - size) <= size * Number.EPSILON) break
  }
  return minus ? { n: -last.n, d: last.d } : last
}
