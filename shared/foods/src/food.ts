/** In their order on screens. */
export const nutrientNames = ['energy', 'protein', 'fat', 'carbohydrates', 'fibre', 'sugars', 'salt'] as const

export type NutrientName = (typeof nutrientNames)[number]

/** Energy in kilocalories, the rest in grams; null where it is not known. */
export type Nutrients = { readonly [name in NutrientName]: number | null }

/** Where a household keeps a food. */
export type Place = 'fridge' | 'freezer' | 'cupboard' | 'counter'

/** How long a food keeps, as it is bought. */
export interface StorageTime {
  readonly place: Place
  readonly days: number
}

/** Something that recipes are made of. */
export interface Food {
  /** Stable; stored by households. */
  readonly id: string
  /** In 100 g of what is eaten. */
  readonly nutrients: Nutrients
  /** Grams of a measure as it is bought: `piece`, `large`, `cup`, `clove`, `can`. */
  readonly grams: Readonly<Record<string, number>>
  /** Grams of a millilitre; null where it is not poured or measured. */
  readonly gramsPerMilliliter: number | null
  /** One country measures it by the cup, and another weighs it. */
  readonly isWeighed: boolean
  /** It is a spice, a dried herb or the like, of which a dish has a little. */
  readonly isSeasoning: boolean
  /** The share that is eaten: without bone and peel. From 0 to 1. */
  readonly eaten: number
  readonly keeping: StorageTime | null
}
