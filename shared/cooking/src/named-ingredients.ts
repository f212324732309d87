import { likelyLanguages } from './likely-languages.ts'
import type { Span } from './reading/written-amount.ts'
import { stemOf } from './stems.ts'
import { tokensOf } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { Words } from './words.ts'

/** A place in a step where an ingredient of the list is named. */
export interface NamedIngredient extends Span {
  /** Positions in the given list: several where a step says "sugar" and the list has two kinds. */
  readonly ingredients: readonly number[]
}

interface Word extends Span {
  readonly stem: string
  /** Follows the word before it with no comma or the like between them. */
  readonly joined: boolean
}

const wordsOf = (text: string, words: Words): Word[] =>
  tokensOf(text)
    .filter((token) => token.kind === 'word')
    .map(({ start, end, text: word }, at, tokens) => ({
      start,
      end,
      stem: stemOf(words)(word),
      joined: /^[\s'’\-‐]*$/.test(text.slice(tokens[at - 1]?.end ?? 0, start)) && at > 0,
    }))

/** How many words of an ingredient's name stand together around a place, its own word included, each of them once. */
function overlap(step: readonly Word[], at: number, name: ReadonlySet<string>): { from: number; to: number } {
  const others = new Set(name)
  others.delete(step[at]?.stem ?? '')
  let from = at
  let to = at + 1
  while (step[from]?.joined && others.delete(step[from - 1]?.stem ?? '')) from -= 1
  while (step[to]?.joined && others.delete(step[to]?.stem ?? '')) to += 1
  return { from, to }
}

interface Name {
  readonly position: number
  /** The word that says what it is: "oil" of "olive oil", "olio" of "olio d'oliva". */
  readonly head: string
  readonly stems: ReadonlySet<string>
}

function namesOf(ingredients: readonly string[], words: Words): Name[] {
  return ingredients.flatMap((ingredient, position) => {
    const stems = wordsOf(ingredient, words).map((word) => word.stem)
    const head = words.nounFirst ? stems[0] : stems.at(-1)
    return head === undefined ? [] : [{ position, head, stems: new Set(stems) }]
  })
}

function findIn(step: string, ingredients: readonly string[], words: Words): NamedIngredient[] {
  const names = Map.groupBy(namesOf(ingredients, words), (name) => name.head)
  const inStep = wordsOf(step, words)
  const result: NamedIngredient[] = []
  inStep.forEach((word, at) => {
    const candidates = (names.get(word.stem) ?? []).map((name) => ({ name, ...overlap(inStep, at, name.stems) }))
    const max = Math.max(0, ...candidates.map(({ from, to }) => to - from))
    const best = candidates.filter(({ from, to }) => to - from === max)
    const [first] = best
    if (!first) return
    result.push({
      start: inStep[first.from]?.start ?? word.start,
      end: inStep[first.to - 1]?.end ?? word.end,
      ingredients: best.map(({ name }) => name.position),
    })
  })
  return result
}

/**
 * Finds the ingredients that a step names, by whole words without their endings: "Whisk the eggs" names "egg". Where
 * several share a word, the one with most of its other words beside it is meant; otherwise all of them.
 * `ingredients` are names as `readIngredientLine` gives them.
 */
export function findNamedIngredients(
  step: string,
  ingredients: readonly string[],
  vocabulary: Vocabulary,
): NamedIngredient[] {
  const languages = likelyLanguages(`${step} ${ingredients.join(' ')}`, vocabulary)
  const perLanguage = languages.map((words) => findIn(step, ingredients, words))
  return perLanguage.toSorted((a, b) => b.length - a.length)[0] ?? []
}
