import { ingredientLooks, isSentence } from './line-looks.ts'
import { withLostLines } from './lost-lines.ts'
import { isHeaderLine } from './recipe.ts'
import { sectionLabel } from './section-words.ts'
import type { FieldSource, SourcedRecipe } from './sourced-recipe.ts'

/** Lines that the sources of a page agree on best. */
export interface AgreedLines {
  readonly lines: readonly string[]
  readonly source: FieldSource
  /** Whether another source says something else, so that a person should look. */
  readonly contested: boolean
}

type Lines = readonly string[]

const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
const letters = (lines: Lines): string => bare(lines.join('')).replace(/\p{N}+/gu, '')
const withoutHeaders = (lines: Lines): Lines => lines.filter((line) => !isHeaderLine(line))

/**
 * Chooses between what structured data says and what the page shows. Structured data comes first, unless it is broken:
 * cut short, split in wrong places, or without what the page adds to its lines. Section headers, which structured data
 * mostly loses, are taken from the page where the lines are the same.
 *
 * @returns `null` where no source has lines.
 */
export function agreeOnLines(
  field: 'ingredients' | 'instructions',
  candidates: readonly SourcedRecipe[],
): AgreedLines | null {
  const sources = candidates.filter(({ recipe }) => recipe[field].length > 0)
  const [first, ...others] = sources
  if (first === undefined) return null
  const stated = first.recipe[field]
  const hasCard = sources.some(({ source }) => source === 'plug-in')
  for (const { source, recipe } of others) {
    const shown = recipe[field]
    // Plug-ins write their data and their card from the same list; only the units are spelled otherwise.
    const worded =
      field === 'ingredients' &&
      (hasAmountsOf(stated, shown) ||
        hasAmountsFirst(stated, shown) ||
        (source === 'page' && !hasCard && isOwnWording(stated, shown)))
    if (worded || isBetter(field, stated, shown))
      return { lines: field === 'ingredients' ? withLostLines(stated, shown) : shown, source, contested: true }
    const headed = withHeadersOf(stated, shown)
    if (headed !== null) {
      const lines = field === 'ingredients' ? withAmountsOf(headed, others) : headed
      return { lines: withoutEquipment(lines), source: first.source, contested: false }
    }
  }
  return {
    lines: field === 'ingredients' ? withAmountsOf(stated, others) : stated,
    source: first.source,
    contested: false,
  }
}

/** More would take long to compare, and no recipe has them. */
const maxCompared = 300

/** The stated lines, each that says no amount as another source shows it with one: "2 tsp mustard" for "mustard". */
function withAmountsOf(stated: Lines, others: readonly SourcedRecipe[]): Lines {
  const things = withoutHeaders(stated).filter((line) => !/\p{N}/u.test(line))
  if (things.length === 0 || stated.length < 3 || stated.length > maxCompared) return stated
  const statedLetters = new Set(stated.map(bare))
  for (const { recipe } of others.filter((other) => other.recipe.ingredients.length <= maxCompared)) {
    const measured = recipe.ingredients
      .filter(startsWithAmount)
      .map((line) => ({ line, letters: bare(line) }))
      .filter(({ letters: own }) => !statedLetters.has(own))
    const shown = things.flatMap((thing) => {
      const own = bare(thing)
      const line = measured.find(({ letters: all }) => all.endsWith(own) && all.length <= own.length + 40)?.line
      return line === undefined ? [] : [[thing, line] as const]
    })
    const lineOf = new Map(shown)
    // One line that ends as two things do says which of them is meant to nobody.
    if (lineOf.size > 0 && new Set(lineOf.values()).size === shown.length)
      return stated.map((line) => lineOf.get(line) ?? line)
  }
  return stated
}

function isBetter(field: 'ingredients' | 'instructions', stated: Lines, shown: Lines): boolean {
  const [ours, theirs] = [withoutHeaders(stated), withoutHeaders(shown)]
  if (theirs.length < 2) return false
  if (field === 'ingredients') return ours.length < 2 || splitsBetter(ours, theirs) || isWholeOf(ours, theirs)
  if (ours.length < 2 && theirs.length > 2 && isPartOf(theirs, ours)) return true
  if (theirs.length === shown.length && goesOn(ours, theirs)) return true
  const [ourLetters, theirLetters] = [letters(ours).length, letters(theirs).length]
  return (ours.length < 2 || ourLetters < ours.length * 30) && ourLetters < 400 && ourLetters * 3 < theirLetters
}

/** Whether the page begins with all the steps of the data and goes on with half as many at least: the data is cut short. */
function goesOn(stated: Lines, shown: Lines): boolean {
  const more = shown.slice(stated.length)
  if (more.length * 2 < stated.length || more.length > stated.length * 4) return false
  const own = new Set(stated.map(bare))
  return (
    stated.every((line, index) => bare(line) === bare(shown[index] ?? '')) &&
    more.every((line) => line.length > 40 && isSentence(line) && !own.has(bare(line)))
  )
}

/** Whether lines are most of a text, in other lines: the data runs them together. */
function isPartOf(lines: Lines, text: Lines): boolean {
  const [part, whole] = [letters(lines), letters(text)]
  return whole.includes(part) && part.length * 3 > whole.length * 2
}

/** Whether the page goes on where the data ends: it has one group of several. All its lines stand on the page, in order. */
function isWholeOf(stated: Lines, shown: Lines): boolean {
  if (stated.length < 3 || shown.length <= stated.length || shown.length > stated.length * 4) return false
  const own = new Set(stated.map(bare))
  const more = shown.filter((line) => !own.has(bare(line)))
  const isThere = shown.length - more.length >= stated.length
  const names = new Set(more.map((line) => [...wordsOf(line)].at(-1)))
  const isNew = stated.filter((line) => names.has([...wordsOf(line)].at(-1))).length * 2 < stated.length
  return isThere && isNew && likeness(more) >= 0.7
}

/** Whether the data names things only, and the page says how much of each. */
function hasAmountsOf(data: Lines, page: Lines): boolean {
  const [stated, shown] = [withoutHeaders(data), withoutHeaders(page)]
  if (stated.length > shown.length || shown.length > stated.length * 2 || stated.length < 3) return false
  if (numbered(stated) * 4 > stated.length || numbered(shown) * 2 < shown.length) return false
  // Each is looked for in each: what no recipe has would take long.
  if (shown.length > 300 || [...stated, ...shown].some((line) => line.length > 300)) return false
  const shownLetters = shown.map(bare)
  return stated.every((line) => shownLetters.some((own) => own.includes(bare(line))))
}

const numbered = (lines: Lines): number => lines.filter((line) => /\p{N}/u.test(line)).length

const inOrder = (line: string): string => (line.toLowerCase().match(/\p{L}+|\p{N}+/gu) ?? []).sort().join(' ')

/** Whether the page says the same words in the order in which cooks read them: "500 g flour" of "flour, 500 g". */
function hasAmountsFirst(data: Lines, page: Lines): boolean {
  const [stated, shown] = [withoutHeaders(data), withoutHeaders(page)]
  if (stated.length !== shown.length || stated.length < 3) return false
  const first = (lines: Lines) => lines.filter(startsWithAmount).length
  return first(shown) > first(stated) && stated.every((line, index) => inOrder(line) === inOrder(shown[index] ?? ''))
}

/** Whether the page shows the same letters in lines that look more like ingredients: data is cut at commas or points. */
function splitsBetter(stated: Lines, shown: Lines): boolean {
  if (
    letters(stated) !== letters(shown) ||
    (bare(stated.join('')) === bare(shown.join('')) && stated.length === shown.length)
  )
    return false
  if (stated.length !== shown.length) return likeness(shown) > likeness(stated)
  return stated.every((line, index) => bare(shown[index] ?? '').endsWith(bare(line)))
}

const likeness = (lines: Lines): number => lines.reduce((sum, line) => sum + ingredientLooks(line), 0) / lines.length

/**
 * Whether the page shows the same list in words of its own: then they count, since that is what its reader saw. Not
 * where a line only goes on: what follows may be a button, a price or a conversion.
 */
function isOwnWording(data: Lines, page: Lines): boolean {
  const [stated, shown] = [withoutHeaders(data), withoutHeaders(page)]
  if (stated.length !== shown.length || stated.length < 3) return false
  const pairs = stated.map((line, index) => [line, shown[index] ?? ''] as const)
  const changed = pairs.filter(([a, b]) => bare(a) !== bare(b))
  if (changed.every(([a, b]) => inOrder(a) === inOrder(b) || thingOf(a) === thingOf(b))) return false
  const alike = changed.filter(
    ([a, b]) => !bare(b).startsWith(bare(a)) && startsWithAmount(a) === startsWithAmount(b) && shareWords(a, b),
  )
  const same = changed.filter(([a, b]) => amountOf(a) === amountOf(b))
  // Other amounts in most lines are the list in another system of units.
  return (
    alike.length === changed.length &&
    changed.length > 0 &&
    (same.length === changed.length || changed.length * 2 < pairs.length)
  )
}

const startsWithAmount = (line: string): boolean => /^\p{N}/u.test(line)
const amountOf = (line: string): string =>
  /^[\p{N}\s./⁄]*/u.exec(line.normalize('NFKC').replace('⁄', '/'))?.[0].trim() ?? ''
/** A line with its amount, without the word for its measure: "½ c. sugar" and "½ cup sugar" are one. */
const thingOf = (line: string): string => `${amountOf(line)} ${inOrder(line.replace(/^[\p{N}\s./⁄]*\p{L}+/u, ''))}`
const wordsOf = (line: string): Set<string> => new Set(line.toLowerCase().match(/\p{L}{3,}/gu))

function shareWords(a: string, b: string): boolean {
  const [ours, theirs] = [wordsOf(a), wordsOf(b)]
  return [...ours].filter((word) => theirs.has(word)).length * 2 >= Math.min(ours.size, theirs.size)
}

/** Ingredients without the pans and tins that some list among them, under a header that says so. */
function withoutEquipment(lines: Lines): Lines {
  let isIngredientSection = true
  return lines.filter((line) => {
    if (isHeaderLine(line)) isIngredientSection = sectionLabel(line) !== 'equipment'
    return isIngredientSection
  })
}

const sayTheSame = (a: string, b: string): boolean => bare(a) === bare(b) || (wordsOf(a).size > 0 && shareWords(a, b))

/** The stated lines with the headers that stand between the same lines on the page, or `null` where they do not fit. */
function withHeadersOf(stated: Lines, shown: Lines): string[] | null {
  if (stated.some(isHeaderLine) || !shown.some(isHeaderLine)) return null
  // Where the data has the titles too, as lines like any other.
  const titles = new Set(shown.filter(isHeaderLine).map(bare))
  if (stated.length === shown.length && stated.every((line, index) => bare(line) === bare(shown[index] ?? '')))
    return stated.map((line, index) =>
      isHeaderLine(shown[index] ?? '') && titles.has(bare(line)) ? (shown[index] ?? line) : line,
    )
  const plain = withoutHeaders(shown)
  const same = stated.filter((line, index) => sayTheSame(line, plain[index] ?? ''))
  if (plain.length !== stated.length || same.length < stated.length * 0.8) return null
  let index = 0
  return shown.map((line) => (isHeaderLine(line) ? line : (stated[index++] ?? line)))
}
