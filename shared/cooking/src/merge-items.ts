import { type Amount, addAmounts, amountsOf } from './add-amounts.ts'
import { readLineCached } from './cached-lines.ts'
import type { IngredientLine } from './ingredient-line.ts'
import { itemKey } from './item-key.ts'
import { withoutKitchenWords } from './kitchen-phrases.ts'
import { packagesOf } from './package-size.ts'
import { type PieceInWord, pieceInWord } from './piece-in-word.ts'
import { quantityOf } from './quantity.ts'
import { cutLine, findRole } from './reading/cut-line.ts'
import { roundUpCounted } from './round-up-counted.ts'
import { scaleLine } from './scale-line.ts'
import { shopText } from './shop-text.ts'
import { type ShoppingRemark, shoppingRemark } from './shopping-remark.ts'
import { isMeasure } from './units.ts'
import { role, type Vocabulary } from './vocabulary.ts'
import type { Words } from './words.ts'
import { writeAmount } from './write-amount.ts'

/** Items that are the same thing to buy, with the sources they came from. */
export interface MergedItem<Source> {
  /** Names the thing, whatever is remarked on it, so that several items can have it. */
  readonly thing: string
  /** Names the item: its thing with the remark on it. */
  readonly key: string
  /** The thing to buy and its total amount: "5 onions", "1 kg + 2 cups flour"; "1 tsp salt, plus more" where a source does not say. */
  readonly title: string
  readonly name: string
  /** The totals: one for weights, one for volumes, one for each kind of piece, which are whole numbers. Empty where no source says. */
  readonly amounts: readonly Amount[]
  readonly sources: readonly Source[]
}

interface Entry<Source> {
  readonly line: IngredientLine
  readonly name: string
  readonly amounts: readonly Amount[]
  /** The thing and its pieces, where one word says both. */
  readonly piece: PieceInWord | null
  /** The size of the packages that it asks for; empty where it says none. */
  readonly size: string
  readonly remark: ShoppingRemark
  readonly vocabulary: Vocabulary
  readonly source: Source
}

/** Weighs what a line asks for; null where its weight is not known. */
export type GramsOf = (line: IngredientLine) => number | null

/** How items are put together. */
export interface MergeOptions<Source> {
  readonly vocabulary: Vocabulary
  /** The language that sums are written in; by default the first of the vocabulary. */
  readonly words?: Words | undefined
  /** A note beside the line. Items with different notes stay apart. */
  readonly noteOf?: (item: Source) => string
  /** Weighs lines whose amounts cannot be added, so that "2 onions" and "300 g onions" have a sum. */
  readonly gramsOf?: GramsOf | undefined
}

/**
 * The spelling of the largest amount names the group, for that is the plural ("2 onions" and "1 onion" are 3 onions);
 * the shortest, then the first by the alphabet among equals: whatever order they came in.
 */
function nameOf(entries: readonly Entry<unknown>[]): string {
  const named = entries.map(({ name, amounts: [amount] }) => ({ name, amount: amount?.quantity.max.valueOf() ?? 0 }))
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

/** The first spelling by the alphabet, so that the order of the entries does not matter. */
const remarkOf = (entries: readonly Entry<unknown>[]): string =>
  entries.map(({ remark }) => remark.text).toSorted()[0] ?? ''

/** A line as it is bought: nobody sells half an egg. An added amount, or a range, stays as written. */
function titleOfOne({ line, vocabulary }: Entry<unknown>): string {
  const [amount, ...others] = amountsOf(line)
  const max = amount?.quantity.max
  const isOne = amount && max && others.length === 0 && amount.quantity.min.equals(max) && max.compare(0) > 0
  const bought = isOne ? roundUpCounted(amount).quantity.max : max
  if (!max || !bought || bought.equals(max)) return shopText(line, vocabulary)
  return shopText(scaleLine(line, bought.div(max), { style: 'glyphs' }), vocabulary)
}

/** "3 x 400g tins chickpeas": packages of one size say it in the sum. Null where nothing is said of a size. */
function titleOfPackages([sum, ...others]: readonly Amount[], entries: readonly Entry<unknown>[]): string | null {
  const [entry] = entries.toSorted((a, b) => (a.line.text < b.line.text ? -1 : 1))
  const [own] = entry?.amounts ?? []
  if (!entry || !own || !sum || entry.size === '' || others.length > 0) return null
  if (!sum.quantity.min.equals(sum.quantity.max) || !own.quantity.min.equals(own.quantity.max)) return null
  const scaled = scaleLine(entry.line, sum.quantity.max.div(own.quantity.max), { style: 'glyphs' })
  return shopText(scaled, entry.vocabulary)
}

/** The words of a language, with a container or a piece under the name that every line gives it: tins stay tins. */
function asWritten(words: Words, entries: readonly Entry<unknown>[]): Words {
  const written = entries.flatMap(({ line: { amounts } }) => amounts.flatMap(({ unit }) => unit?.word ?? []))
  const named = Map.groupBy(written, ({ name }) => name)
  const own = [...named].flatMap(([name, [first, ...others]]) => {
    const forms = first?.forms.join('|') ?? ''
    const isOne = first?.words === words && others.every((other) => other.forms.join('|') === forms)
    return isOne && !isMeasure(name) && forms.includes('|') ? [[name, [forms]]] : []
  })
  return own.length === 0 ? words : { ...words, units: { ...words.units, ...Object.fromEntries(own) } }
}

/** A sum of estimates is as exact as a kitchen scale that nobody reads closely. */
const roundedGrams = (grams: number): number => {
  const step = grams < 100 ? 5 : grams < 1000 ? 10 : 50
  return Math.max(step, Math.round(grams / step) * step)
}

/** The weight of amounts that cannot be added; null where they can, or one of them is not known. */
function sumOfWeights(
  amounts: readonly Amount[],
  entries: readonly Entry<unknown>[],
  gramsOf: GramsOf = () => null,
): Amount | null {
  if (amounts.length < 2) return null
  let sum = 0
  for (const { line } of entries) {
    const grams = line.quantity === null ? null : gramsOf(line)
    if (grams === null) return null
    sum += grams
  }
  const [amount] = addAmounts([{ quantity: quantityOf(roundedGrams(sum)), unitName: 'gram', unit: null }])
  return amount ?? null
}

/** "3 l milk, lactose-free": the sum, the thing, and what is to be minded. */
function titleOfAll(
  amounts: readonly Amount[],
  name: string,
  entries: readonly Entry<unknown>[],
  { words, gramsOf }: Pick<MergeOptions<unknown>, 'words' | 'gramsOf'>,
): string {
  const parts = words ? amounts.map((amount) => writeAmount(amount, asWritten(words, entries))).join(' + ') : ''
  const sum = words ? sumOfWeights(amounts, entries, gramsOf) : null
  const written = words && sum ? `~${writeAmount(sum, words)} (${parts})` : parts
  const more = words && written !== '' && entries.some(({ line }) => line.quantity === null) ? words.more : ''
  return [`${written} ${name}`.trim(), remarkOf(entries), more].filter((part) => part !== '').join(', ')
}

function merge<Source>(
  key: string,
  thing: string,
  written: readonly Entry<Source>[],
  options: Pick<MergeOptions<unknown>, 'words' | 'gramsOf'>,
): MergedItem<Source> {
  const entries = asPieces(written)
  const amounts = addAmounts(entries.flatMap((entry) => entry.amounts)).map(roundUpCounted)
  const name = inFormOf(amounts, nameOf(entries), entries)
  const sources = entries.map(({ source }) => source)
  const [only, ...others] = entries
  const title =
    only && others.length === 0
      ? titleOfOne(only)
      : (titleOfPackages(amounts, entries) ?? titleOfAll(amounts, name, entries, options))
  return { thing, key, title, name, amounts, sources }
}

/** Beside "2 Zehen Knoblauch", "3 Knoblauchzehen" are three cloves of garlic. */
function asPieces<Source>(entries: readonly Entry<Source>[]): readonly Entry<Source>[] {
  if (entries.every(({ piece }) => piece !== null)) return entries
  return entries.map((entry) => {
    const { piece, amounts, vocabulary } = entry
    if (!piece) return entry
    const { thing, unitName, unit } = piece
    const name = vocabulary.counted.get(thing.toLowerCase())?.[0]?.forms[0] ?? thing
    return {
      ...entry,
      name,
      amounts: amounts.map((amount) => (amount.unit === null ? { ...amount, unitName, unit } : amount)),
    }
  })
}

/** The fruit of "juice of 2 lemons", which is what is bought; else the name as it is read. */
function boughtName({ text, segments, amounts, ingredient }: IngredientLine, vocabulary: Vocabulary): string {
  const main = amounts.find(({ role }) => role === 'main')
  const parts = segments.filter(({ kind }) => kind === 'ingredient')
  const behind = main && !main.unit ? parts.filter(({ start }) => start >= main.end) : []
  const [first] = parts
  if (!first || behind.length === 0 || behind.length === parts.length) return ingredient || text.trim()
  const isTaken = findRole(cutLine(text.slice(first.start, first.end), vocabulary), 0, role.takenFrom)
  return isTaken ? behind.map(({ start, end }) => text.slice(start, end)).join(' ') : ingredient
}

/** "яйця 10 шт." are ten eggs, whose word has a form for each number. */
function asCounted(line: IngredientLine, name: string, { counted }: Vocabulary): readonly Amount[] {
  const amounts = amountsOf(line)
  const unit = line.amounts.find(({ role }) => role === 'main')?.unit?.word
  const isCounter = unit?.words.counters.includes(unit.forms[0] ?? '') && counted.has(name.toLowerCase())
  return isCounter ? amounts.map((amount) => ({ ...amount, unitName: null, unit: null })) : amounts
}

function readItem(title: string, vocabulary: Vocabulary) {
  const line = readLineCached(title, vocabulary)
  const written = boughtName(line, vocabulary)
  const thing = itemKey(written, vocabulary)
  const remark = shoppingRemark(line, vocabulary)
  const packages = packagesOf(line, vocabulary)
  const size = packages?.size ?? ''
  const name = withoutKitchenWords(written, vocabulary)
  const key = [thing, remark.key, size].filter((part) => part !== '').join(', ')
  const piece = pieceInWord(name, vocabulary)
  const entry = {
    line,
    vocabulary,
    remark,
    size,
    name,
    piece,
    amounts: packages?.amounts ?? asCounted(line, name, vocabulary),
  }
  return { thing, key, entry }
}

const groupOf = (key: string, note: string): string => JSON.stringify([key, note.trim()])

/** The same for items that `mergeItems` puts together. */
export const mergeKey = (title: string, note: string, vocabulary: Vocabulary): string =>
  groupOf(readItem(title, vocabulary).key, note)

/**
 * Puts the same ingredients of several recipes together, whatever their units and spelling, and keeps where each came
 * from. A remark that changes what is bought ("lactose-free") keeps a thing apart from others. Which come first does
 * not matter for what comes out but its order, which is that of first appearance.
 */
export function mergeItems<Source>(
  items: readonly Source[],
  titleOf: (item: Source) => string,
  options: MergeOptions<Source>,
): MergedItem<Source>[] {
  const steps = mergeSteps(items, titleOf, options)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same step by step, for whoever lets other work run in between: no step reads more than one item. */
export function* mergeSteps<Source>(
  items: readonly Source[],
  titleOf: (item: Source) => string,
  { vocabulary, words = vocabulary.languages[0], noteOf = () => '', gramsOf }: MergeOptions<Source>,
): Generator<undefined, MergedItem<Source>[]> {
  const groups = new Map<string, { readonly thing: string; readonly key: string; readonly entries: Entry<Source>[] }>()
  for (const source of items) {
    const { thing, key, entry } = readItem(titleOf(source), vocabulary)
    const group = groupOf(key, noteOf(source))
    const alike = groups.get(group)
    if (alike) alike.entries.push({ ...entry, source })
    else groups.set(group, { thing, key, entries: [{ ...entry, source }] })
    yield
  }
  const merged: MergedItem<Source>[] = []
  for (const { key, thing, entries } of groups.values()) {
    merged.push(merge(key, thing, entries, { words, gramsOf }))
    yield
  }
  return merged
}
