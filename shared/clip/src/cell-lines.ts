import { isHeaderLine } from './recipe.ts'

/** An amount alone: "2", "1 1/2", "½", "250 g", "1/2 φλ.": a number and perhaps the word for a measure. */
const number = /^[\p{N}][\p{N}\s.,/⁄–-]*$/u
const measure = /^[\p{N}][\p{N}\s.,/⁄–-]*\s?\p{L}{1,4}\.?(?:\s?\p{L}{1,3}\.)?$/u

/** A unit in a box of its own, between the number and the name. */
const unit = /^(?:g|gr|kg|mg|ml|cl|dl|l|oz|lbs?|tsp|tbsp|cups?|el|tl|msk|tsk|ek|tk|kl|spsk|г|кг|мл|л)\.?$/iu
const longMeasure = /^[\p{N}][\p{N}\s.,/⁄–-]*\s\p{L}{1,12}\.?$/u

/** Whether a line is what stands before a name in a column of its own. */
const isShortAmount = (line: string): boolean => number.test(line) || measure.test(line)
const isLongAmount = (line: string): boolean => isShortAmount(line) || longMeasure.test(line)

/** Whether every other line is an amount, half of them beyond doubt: then "1 handful" is one too. */
function alternates(lines: readonly string[]): boolean {
  const plain = lines.filter((line) => !isHeaderLine(line))
  const isPair = (at: number) => isLongAmount(plain[at] ?? '') && !/^\p{N}/u.test(plain[at + 1] ?? '1')
  const pairs = plain.filter((_, at) => isPair(at))
  return pairs.length * 2 >= plain.length * 0.8 && pairs.filter(isShortAmount).length * 2 >= pairs.length
}

/**
 * Lines of a list that sets amount and name in two cells, as one line each. A number alone always belongs to what
 * follows; an amount with a measure does where the list does so throughout ("2 eggs" is a line of its own).
 */
export function withAmounts(lines: readonly string[]): string[] {
  const isAmount = alternates(lines) ? isLongAmount : isShortAmount
  const amounts = lines.filter((line, at) => isAmount(line) && !isAmount(lines[at + 1] ?? line))
  const whole = lines.filter((line) => /^\p{N}/u.test(line) && !isAmount(line))
  const inCells = amounts.length >= 2 && amounts.length > whole.length
  const joined: string[] = []
  let amount = ''
  for (const line of lines) {
    if (isHeaderLine(line)) amount = ''
    else if (amount === '' && (number.test(line) || (inCells && isAmount(line)))) {
      amount = line
      continue
    }
    if (number.test(amount) && unit.test(line)) {
      amount = `${amount} ${line}`
      continue
    }
    joined.push(amount === '' ? line : `${amount} ${line}`)
    amount = ''
  }
  return joined
}
