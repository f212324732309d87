import { Fraction } from '../fraction.ts'

/** A number as tables of tests have it: `3/2`, `1.5` or `3`. */
export function typedFraction(text: string): Fraction {
  const [n, d = '1'] = text.split('/')
  return new Fraction(Number(n), Number(d))
}

/** A number as tables of tests show it: `1 1/2`. */
export function mixed(value: Fraction): string {
  const whole = value.floor()
  const rest = value.sub(whole)
  return whole.equals(0) || rest.equals(0) ? value.toFraction() : `${whole.toFraction()} ${rest.toFraction()}`
}
