import type { CupWeights } from '../cup-weights.ts'
import { hasLettersOf } from '../language.ts'
import type { Vocabulary } from '../vocabulary.ts'

/** A few things with the weight of a cup of them; the knowledge of foods has the others. */
const gramsPerCup: Readonly<Record<string, number>> = {
  flour: 120,
  sugar: 198,
  'brown sugar': 213,
  butter: 226,
  honey: 336,
  rice: 185,
  salt: 292,
  cheddar: 113,
  'chocolate chips': 170,
  walnuts: 113,
  oats: 89,
  cocoa: 84,
  Mehl: 120,
  Zucker: 198,
  Butter: 226,
  farina: 120,
  zucchero: 198,
  burro: 226,
  борошна: 120,
  קמח: 120,
  סוכר: 198,
  חמאה: 226,
}

/** Weights of cups of a few things, by the end or beginning of their names, in the languages of a vocabulary. */
export function someCupWeights(vocabulary: Vocabulary): CupWeights {
  const names = Object.keys(gramsPerCup).toSorted((a, b) => b.length - a.length)
  const known = names.filter((name) => vocabulary.languages.some(({ language }) => hasLettersOf(name, language)))
  const isNamed = (ingredient: string, name: string) =>
    ingredient === name || ingredient.endsWith(` ${name}`) || ingredient.startsWith(`${name} `)
  return {
    vocabulary,
    gramsPerCup: (ingredient) => {
      const name = known.find((each) => isNamed(ingredient, each))
      return name === undefined ? null : (gramsPerCup[name] ?? null)
    },
  }
}
