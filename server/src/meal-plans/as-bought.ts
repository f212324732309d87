import type { Amount } from '@potluck/cooking/add-amounts'
import type { MergedItem } from '@potluck/cooking/merge-items'
import { readLineOnce } from '@potluck/cooking/read-lines'
import { roundUpCounted } from '@potluck/cooking/round-up-counted'
import { scaleLine } from '@potluck/cooking/scale-line'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { writeAmount } from '@potluck/cooking/write-amount'

const isSame = ({ quantity: one }: Amount, { quantity: other }: Amount): boolean =>
  one.min.sub(other.min).n === 0n && one.max.sub(other.max).n === 0n

/** What to ask for in a shop: what is sold by the piece in whole numbers ("6 eggs" of 5 ½), all else as it is needed. */
export function titleAsBought({ title, amounts }: MergedItem<unknown>, vocabulary: Vocabulary): string {
  const bought = amounts.map(roundUpCounted)
  const changed = bought.filter((amount, at) => !isSame(amount, amounts[at] ?? amount))
  const [needed, ...others] = amounts
  const [whole] = changed
  const words = vocabulary.languages[0]
  if (!needed || !whole || !words) return title
  if (
    others.length === 0 &&
    isSame(needed, { ...needed, quantity: { min: needed.quantity.max, max: needed.quantity.max } })
  ) {
    return scaleLine(readLineOnce(title, vocabulary), whole.quantity.max.div(needed.quantity.max), { style: 'glyphs' })
      .text
  }
  const [before, after] = [amounts, bought].map((all) => all.map((amount) => writeAmount(amount, words)).join(' + '))
  return before !== undefined && title.startsWith(before) ? `${after}${title.slice(before.length)}` : title
}
