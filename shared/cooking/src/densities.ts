import type { Amount } from './add-amounts.ts'
import { type DenseThing, type Density, type DensityWords, densities } from './density-words.ts'
import { likelyLanguages } from './likely-languages.ts'
import { scaleQuantity } from './quantity.ts'
import { stemOf, stemsOf } from './stems.ts'
import { units } from './units.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { Words } from './words.ts'

interface Named {
  readonly stems: readonly string[]
  readonly density: Density
}

/** The densities by the names of one or several languages, ready to be looked up. */
export interface DensityIndex {
  readonly vocabulary: Vocabulary
  readonly names: ReadonlyMap<Words, readonly Named[]>
}

const millilitersPerCup = units.cup.base ?? 1

const isDenseThing = (name: string): name is DenseThing => Object.hasOwn(densities, name)

/** Every name by its words without endings, the longest first, so that "brown sugar" comes before "sugar". */
const namedIn = ({ names }: DensityWords, words: Words): Named[] =>
  Object.keys(names)
    .filter(isDenseThing)
    .flatMap((thing) =>
      (names[thing] ?? '')
        .split(',')
        .map((name) => ({ stems: stemsOf(name, stemOf(words)), density: densities[thing] })),
    )
    .toSorted((a, b) => b.stems.length - a.stems.length)

/** Makes the names ready to be looked up; a language counts when the vocabulary knows it too. Reuse the result: making it is slow. */
export function densityIndexOf(languages: readonly DensityWords[], vocabulary: Vocabulary): DensityIndex {
  const names = new Map<Words, readonly Named[]>()
  for (const words of vocabulary.languages) {
    const own = languages.find(({ language }) => language === words.language)
    if (own) names.set(words, namedIn(own, words))
  }
  return { vocabulary, names }
}

const endsWith = (stems: readonly string[], name: readonly string[]): boolean =>
  name.every((stem, at) => stems[stems.length - name.length + at] === stem)

/** The density of an ingredient, where its name, or the end or beginning of it, is known. */
export function densityOf(ingredient: string, { vocabulary, names }: DensityIndex): Density | null {
  for (const words of likelyLanguages(ingredient, vocabulary)) {
    const stems = stemsOf(ingredient, stemOf(words))
    const match = names
      .get(words)
      ?.find(({ stems: name }) =>
        words.nounFirst ? name.every((word, at) => stems[at] === word) : endsWith(stems, name),
      )
    if (match) return match.density
  }
  return null
}

/** The weight of a volume of an ingredient, in grams; null where the density is not known or it is no volume. */
export function weigh(amount: Amount, ingredient: string, index: DensityIndex): Amount | null {
  if (amount.unitName === null || units[amount.unitName].kind !== 'volume') return null
  const density = densityOf(ingredient, index)
  const { base } = units[amount.unitName]
  if (!density || base === null) return null
  const gramsPerUnit = base.div(millilitersPerCup).mul(density.gramsPerCup)
  return { quantity: scaleQuantity(amount.quantity, gramsPerUnit), unitName: 'gram', unit: null }
}
