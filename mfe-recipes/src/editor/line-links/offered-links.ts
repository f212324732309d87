import { type IngredientLine, readIngredientLine } from '@potluck/cooking/ingredient-line'
import { wordStems } from '@potluck/cooking/linked/named-in'
import type { Vocabulary } from '@potluck/cooking/vocabulary'

/** A recipe that a line may be. */
export interface LinkOffer<Found> {
  readonly line: string
  /** The words of the line that name it. */
  readonly words: string
  readonly recipe: Found
}

/** The lines of a text, by what is written. */
export const writtenLines = (ingredients: string): readonly string[] =>
  ingredients
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The lines that are new in a text. */
export function newLines(before: string, now: string): readonly string[] {
  const known = new Set(writtenLines(before))
  return writtenLines(now).filter((line) => !known.has(line))
}

/** The thing of a line without signs that mean something in a search; '' for a header. */
export function searchedName(line: string, words: Vocabulary): string {
  const { isHeader, ingredient } = readIngredientLine(line, words)
  return isHeader ? '' : (ingredient.match(/[\p{L}\p{M}\p{N}’']+/gu) ?? []).join(' ')
}

/** Whether a line asks for a recipe by its words: "1 batch …", "½ recipe …". */
const asksForRecipe = ({ unitName }: IngredientLine): boolean => unitName === 'batch'

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...some].every((stem) => all.has(stem))

/**
 * Whether a line may be a recipe. It has the words of its title, or the title has those of the line. These are several then,
 * or the line asks for a recipe. "Butter" is no "butter chicken".
 */
function mayBe(line: IngredientLine, title: string, words: Vocabulary): boolean {
  const [ofLine, ofTitle] = [new Set(wordStems(line.ingredient, words)), new Set(wordStems(title, words))]
  if (ofLine.size === 0 || ofTitle.size === 0) return false
  if (isWithin(ofTitle, ofLine)) return ofTitle.size > 1 || ofLine.size === 1 || asksForRecipe(line)
  return isWithin(ofLine, ofTitle) && (ofLine.size > 1 || asksForRecipe(line))
}

/** The recipes that a line may be, the best first. */
export function offeredFor<Found extends { readonly title: string }>(
  written: string,
  found: readonly Found[],
  words: Vocabulary,
): readonly LinkOffer<Found>[] {
  const line = readIngredientLine(written, words)
  return found
    .filter(({ title }) => mayBe(line, title, words))
    .map((recipe) => ({ line: written, words: line.ingredient, recipe }))
}
