import type { Amount } from './add-amounts.ts'
import { stemsOf } from './item-key.ts'
import type { Language } from './language.ts'
import { likelyLanguages } from './likely-languages.ts'
import { scaleQuantity } from './quantity.ts'
import { units } from './units.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { Words } from './words.ts'

/**
 * Where the weights come from. `king-arthur`: Ingredient Weight Chart, King Arthur Baking Company
 * (kingarthurbaking.com/learn/ingredient-weight-chart). `usda`: FoodData Central, portions of SR Legacy
 * (fdc.nal.usda.gov). The chart rounds liquids to 8 ounces a cup, so those are the USDA's.
 */
export type DensitySource = 'king-arthur' | 'usda'

export interface Density {
  /** Grams in one US cup (236.588 ml). */
  readonly gramsPerCup: number
  readonly source: DensitySource
}

const row = (gramsPerCup: number, source: DensitySource): Density => ({ gramsPerCup, source })

/** How much a cup of it weighs. Only what is measured by the cup in one country and by weight in another. */
export const densities = {
  flour: row(120, 'king-arthur'),
  wholeWheatFlour: row(113, 'king-arthur'),
  almondFlour: row(96, 'king-arthur'),
  sugar: row(198, 'king-arthur'),
  brownSugar: row(213, 'king-arthur'),
  icingSugar: row(113, 'king-arthur'),
  cornstarch: row(112, 'king-arthur'),
  cocoa: row(84, 'king-arthur'),
  butter: row(226, 'king-arthur'),
  oil: row(218, 'usda'),
  oliveOil: row(216, 'usda'),
  honey: row(336, 'king-arthur'),
  mapleSyrup: row(312, 'king-arthur'),
  molasses: row(340, 'king-arthur'),
  milk: row(244, 'usda'),
  cream: row(238, 'usda'),
  buttermilk: row(245, 'usda'),
  yogurt: row(245, 'usda'),
  sourCream: row(230, 'usda'),
  creamCheese: row(232, 'usda'),
  water: row(237, 'usda'),
  oats: row(89, 'king-arthur'),
  semolina: row(163, 'king-arthur'),
  cornmeal: row(138, 'king-arthur'),
  chocolateChips: row(170, 'king-arthur'),
  peanutButter: row(270, 'king-arthur'),
  walnuts: row(113, 'king-arthur'),
  raisins: row(149, 'king-arthur'),
  rice: row(185, 'usda'),
  lentils: row(192, 'usda'),
  quinoa: row(170, 'usda'),
  couscous: row(173, 'usda'),
  parmesan: row(100, 'usda'),
  gratedCheese: row(113, 'king-arthur'),
  panko: row(50, 'king-arthur'),
  breadcrumbs: row(112, 'king-arthur'),
  salt: row(292, 'usda'),
} as const satisfies { readonly [thing: string]: Density }

export type DenseThing = keyof typeof densities

/** Names of the things whose density is known, in one language: separated by commas, in any case and number. */
export interface DensityWords {
  readonly language: Language
  readonly names: { readonly [thing in DenseThing]?: string }
}

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
const namedIn = ({ names }: DensityWords, { stem }: Words): Named[] =>
  Object.keys(names)
    .filter(isDenseThing)
    .flatMap((thing) =>
      (names[thing] ?? '').split(',').map((name) => ({ stems: stemsOf(name, stem), density: densities[thing] })),
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
    const stems = stemsOf(ingredient, words.stem)
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
