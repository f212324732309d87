import type { IngredientLine } from '../ingredient-line.ts'
import { languagesInScript } from '../likely-languages.ts'
import { stemOfAll, stemsOf } from '../stems.ts'
import type { Vocabulary } from '../vocabulary.ts'

/** A recipe that another one takes, and by which words a line names it besides its title. */
export interface LinkedName {
  readonly id: string
  readonly title: string
  readonly words?: string | undefined
}

/** The words of a text without their endings, in every language of its letters. */
export const wordStems = (text: string, vocabulary: Vocabulary): readonly string[] =>
  stemsOf(text, stemOfAll(languagesInScript(text, vocabulary)))

/** The words of a line besides its amounts. */
const besidesAmounts = ({ text, segments }: IngredientLine): string =>
  segments
    .filter(({ kind }) => kind !== 'quantity' && kind !== 'unit')
    .map(({ start, end }) => text.slice(start, end))
    .join(' ')

/** How many words of a name stand in a line: all of them in its ingredient, or at its beginning; else none. */
function wordsNamed(line: IngredientLine, name: string, vocabulary: Vocabulary): number {
  const stems = wordStems(name, vocabulary)
  const ingredient = new Set(wordStems(line.ingredient, vocabulary))
  if (stems.every((stem) => ingredient.has(stem))) return stems.length
  const written = wordStems(besidesAmounts(line), vocabulary)
  return stems.every((stem, at) => written[at] === stem) ? stems.length : 0
}

/** The linked recipe that a line names by most words; null for none. */
export function namedIn<Linked extends LinkedName>(
  line: IngredientLine,
  linked: readonly Linked[],
  vocabulary: Vocabulary,
): Linked | null {
  if (line.isHeader) return null
  let best: { readonly recipe: Linked; readonly count: number } | null = null
  for (const recipe of linked) {
    const names = [recipe.title, recipe.words ?? '']
    const count = Math.max(...names.map((name) => wordsNamed(line, name, vocabulary)))
    if (count > (best?.count ?? 0)) best = { recipe, count }
  }
  return best?.recipe ?? null
}
