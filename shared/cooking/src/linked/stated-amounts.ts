import type { Fraction } from '../fraction.ts'
import { type Quantity, scaleQuantity } from '../quantity.ts'
import { cutLine, isPunctuation } from '../reading/cut-line.ts'
import { unitAt } from '../reading/find-unit.ts'
import { readCount } from '../reading/read-count.ts'
import { type UnitName, units } from '../units.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { wordStems } from './named-in.ts'

/** An amount that a recipe makes, said in one way: "1.2 kg", "4 crusts". */
export interface StatedAmount {
  readonly amount: Fraction
  readonly unit: UnitName | null
  /** The words of what is counted, without their endings. */
  readonly nouns: readonly string[]
}

/** The number for a range: "10-12" are 11. */
export const middle = ({ min, max }: Quantity): Fraction => min.add(max).div(2)

/** Maximum number of words that name what is counted: "pizza crusts". */
const maxNouns = 3

/** Every amount that a yield states, in its order: "makes 1.2 kg (6 servings)" states two. */
export function statedAmounts(text: string, vocabulary: Vocabulary): readonly StatedAmount[] {
  const line = cutLine(text, vocabulary)
  const found: StatedAmount[] = []
  for (let at = 0; at < line.tokens.length; ) {
    const count = readCount(line, at)
    if (!count) {
      at += 1
      continue
    }
    const [low, high = low] = count.numbers
    const unit = unitAt(line, count.next)
    at = unit?.next ?? count.next
    const start = line.tokens[at]?.start ?? text.length
    let end = at
    while (end < at + maxNouns && line.tokens[end]?.kind === 'word' && !isPunctuation(line, end, '(')) end += 1
    found.push({
      amount: middle({ min: low.value, max: high.value }),
      unit: unit?.unit.word.name ?? null,
      nouns: end === at ? [] : wordStems(text.slice(start, line.tokens[end - 1]?.end), vocabulary),
    })
  }
  return found
}

/** An amount in the base unit of a weight or a volume; null for other units. */
export function inBase(
  quantity: Quantity,
  name: UnitName | null,
): { kind: 'weight' | 'volume'; amount: Fraction } | null {
  if (name === null) return null
  const { kind, base } = units[name]
  if (base === null || (kind !== 'weight' && kind !== 'volume')) return null
  return { kind, amount: middle(scaleQuantity(quantity, base)) }
}
