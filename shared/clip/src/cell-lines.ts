import { isHeaderLine } from './recipe.ts'

/** An amount alone: "2", "1 1/2", "½", "250 g", "1/2 φλ.": a number and perhaps the word for a measure. */
const number = /^[\p{N}][\p{N}\s.,/⁄–-]*$/u
const measure = /^[\p{N}][\p{N}\s.,/⁄–-]*\s?\p{L}{1,4}\.?(?:\s?\p{L}{1,3}\.)?$/u

/** Whether a line is what stands before a name in a column of its own. */
const isAmount = (line: string): boolean => number.test(line) || measure.test(line)

/**
 * Lines of a list that sets amount and name in two cells, as one line each. A number alone always belongs to what
 * follows; an amount with a measure does where the list does so throughout ("2 eggs" is a line of its own).
 */
export function withAmounts(lines: readonly string[]): string[] {
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
    joined.push(amount === '' ? line : `${amount} ${line}`)
    amount = ''
  }
  return joined
}
