import type { Language } from './language.ts'

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
