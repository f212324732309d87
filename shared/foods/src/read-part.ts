import { type IngredientLine, readIngredientLine } from '@potluck/cooking/ingredient-line'
import { type LinkedName, wordStems } from '@potluck/cooking/linked/named-in'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import type { Counting } from './add-nutrients.ts'
import type { Contents, NotCounted } from './contents.ts'
import type { Knowledge } from './knowledge.ts'
import { noMarks } from './marks.ts'

/** Another recipe that a line names. */
export interface Part {
  readonly name: Pick<LinkedName, 'title' | 'words'>
  /** Its own contents; null where they are not known. */
  readonly contents: Contents | null
  /** How many times the line takes it; null where that is not known. */
  readonly batches: number | null
}

type Kind = IngredientLine['segments'][number]['kind']

const amounts: ReadonlySet<Kind> = new Set(['quantity', 'unit'])
const things: ReadonlySet<Kind> = new Set(['ingredient', 'alternative'])

/** The words of a line besides the name of the recipe, of some parts of the line. */
function besideName(
  { text, segments }: IngredientLine,
  { title, words = '' }: Part['name'],
  vocabulary: Vocabulary,
  isWanted: (kind: Kind) => boolean,
): string {
  const said = new Set(wordStems(text, vocabulary))
  const names = [title, words].map((name) => wordStems(name, vocabulary))
  const named = new Set(names.filter((stems) => stems.every((stem) => said.has(stem))).flat())
  const wanted = segments.filter(({ kind }) => isWanted(kind)).map(({ start, end }) => text.slice(start, end))
  const isOther = (word: string) => !wordStems(word, vocabulary).every((stem) => named.has(stem))
  return (wanted.join(' ').match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? []).filter(isOther).join(' ')
}

/** The other things that a line names: "1 batch pizza dough with cheese", "tomato sauce or ketchup". Its name itself is never read. */
function marksBeside(line: IngredientLine, { name }: Part, { foods, marks }: Knowledge) {
  const { vocabulary } = foods
  const read = (isWanted: (kind: Kind) => boolean) => {
    const rest = besideName(line, name, vocabulary, isWanted)
    if (rest === '') return null
    return marks(readIngredientLine(rest, vocabulary))
  }
  const all = read((kind) => !amounts.has(kind))
  return {
    contains: all?.contains ?? noMarks,
    mayContain: all?.mayContain ?? noMarks,
    isUnderstood: read((kind) => things.has(kind))?.isUnderstood ?? true,
  }
}

/** Why a line with a recipe is not counted, or not in full. */
function whyNot({ contents, batches }: Part): NotCounted | null {
  if (!contents || contents.lines.length === 0) return 'food'
  if (batches === null) return 'weight'
  const reasons = contents.lines.map(({ notCounted }) => notCounted)
  if (reasons.some((why) => why !== null && why !== 'amount')) return 'part'
  return reasons.includes('amount') ? 'amount' : null
}

/** Reads a line that is another recipe: it counts with its share of that one, and with all that is in it. */
export function readPart(line: IngredientLine, at: number, part: Part, knowledge: Knowledge): Counting {
  const { contents, batches } = part
  const beside = marksBeside(line, part, knowledge)
  const notCounted = whyNot(part)
  const share = contents && notCounted !== 'food' ? batches : null
  const grams = contents && share !== null ? contents.grams * share : null
  const contains = (contents?.contains ?? noMarks) | beside.contains
  const isKnown = contents !== null && contents.lines.length > 0 && contents.lines.every((one) => one.isUnderstood)
  return {
    contents: {
      at,
      food: null,
      isRecipe: true,
      grams,
      eaten: grams,
      notCounted,
      contains,
      mayContain: ((contents?.mayContain ?? noMarks) | beside.mayContain) & ~contains,
      isUnderstood: isKnown && beside.isUnderstood,
    },
    amountOf: (name) => {
      const amount = contents?.nutrients[name] ?? null
      return amount === null || share === null ? null : amount * share
    },
  }
}
