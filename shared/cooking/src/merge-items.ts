import { type Amount, addAmounts, amountsOf } from './add-amounts.ts'
import type { IngredientLine } from './ingredient-line.ts'
import { itemKey } from './item-key.ts'
import { readLineOnce } from './read-lines.ts'
import type { Vocabulary } from './vocabulary.ts'
import { writeAmount } from './write-amount.ts'

/** Items that are the same thing to buy, with the sources they came from. */
export interface MergedItem<Source> {
  readonly key: string
  /** What to buy and how much in all: "5 onions", "1 kg + 2 cups flour"; "1 tsp salt, plus more" where a source does not say. */
  readonly title: string
  readonly name: string
  /** The totals, exact: one for weights, one for volumes, one for each kind of piece. Empty where no source says. */
  readonly amounts: readonly Amount[]
  readonly sources: readonly Source[]
}

interface Entry<Source> {
  readonly line: IngredientLine
  readonly source: Source
}

/**
 * The spelling of the largest amount names the group, for that is the plural ("2 onions" and "1 onion" are 3 onions);
 * the shortest, then the first by the alphabet among equals: whatever order they came in.
 */
function nameOf(entries: readonly Entry<unknown>[]): string {
  const named = entries.map(({ line }) => ({
    name: line.ingredient || line.text.trim(),
    amount: line.quantity?.max.valueOf() ?? 0,
  }))
  const [first] = named.toSorted(
    (a, b) => b.amount - a.amount || a.name.length - b.name.length || (a.name < b.name ? -1 : 1),
  )
  return first?.name ?? ''
}

/** The name with the word of what is counted in the form of the sum: "2 eggs" of "1 egg" and "1 egg". */
function inFormOf(amounts: readonly Amount[], name: string, entries: readonly Entry<unknown>[]): string {
  const [sum, ...others] = amounts
  if (!sum || others.length > 0 || sum.unitName !== null || sum.unit !== null) return name
  for (const { line } of entries) {
    const counted = line.amounts.find(({ role }) => role === 'main')?.counted
    if (!counted || line.ingredient !== name) continue
    const { forms, words } = counted.word
    const form = forms[Math.min(words.form(sum.quantity.max.valueOf()), forms.length - 1)]
    const written = line.text.slice(counted.start, counted.end)
    const isKnown = forms.some((known) => known === written)
    if (form !== undefined && isKnown && name.endsWith(written)) return name.slice(0, -written.length) + form
  }
  return name
}

function merge<Source>(key: string, entries: readonly Entry<Source>[], vocabulary: Vocabulary): MergedItem<Source> {
  const amounts = addAmounts(entries.flatMap(({ line }) => amountsOf(line)))
  const name = inFormOf(amounts, nameOf(entries), entries)
  const sources = entries.map(({ source }) => source)
  const [only, ...others] = entries
  const words = vocabulary.languages[0]
  const written = words ? amounts.map((amount) => writeAmount(amount, words)).join(' + ') : ''
  const more = words && written !== '' && entries.some(({ line }) => line.quantity === null) ? `, ${words.more}` : ''
  const title = only && others.length === 0 ? only.line.text.trim() : `${written} ${name}${more}`.trim()
  return { key, title, name, amounts, sources }
}

/**
 * Puts the same ingredients of several recipes together, whatever their units and spelling, and keeps where each came
 * from. Which come first does not matter for what comes out but its order, which is that of first appearance.
 */
export function mergeItems<Source>(
  items: readonly Source[],
  titleOf: (item: Source) => string,
  vocabulary: Vocabulary,
): MergedItem<Source>[] {
  const entries = new Map<string, Entry<Source>[]>()
  for (const source of items) {
    const line = readLineOnce(titleOf(source), vocabulary)
    const key = itemKey(line.ingredient || line.text, vocabulary)
    const alike = entries.get(key)
    if (alike) alike.push({ line, source })
    else entries.set(key, [{ line, source }])
  }
  return [...entries].map(([key, alike]) => merge(key, alike, vocabulary))
}
