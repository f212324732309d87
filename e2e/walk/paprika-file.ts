import { gzipSync, strToU8, zipSync } from 'fflate'

/** A recipe in Paprika's format; missing fields are empty. */
export interface PaprikaRecipe {
  readonly name: string
  readonly ingredients: string
  readonly directions: string
  readonly servings?: string
  readonly total_time?: string
  readonly categories?: readonly string[]
  readonly rating?: number
  /** A JPEG or PNG, base64. */
  readonly photo_data?: string
}

/** A `.paprikarecipes` file: a zip with one gzipped JSON file per recipe. */
export function paprikaFile(recipes: readonly PaprikaRecipe[]): Buffer {
  const entries = recipes.map((recipe, index) => [
    `${index} ${recipe.name}.paprikarecipe`,
    gzipSync(strToU8(JSON.stringify(recipe))),
  ])
  return Buffer.from(zipSync(Object.fromEntries(entries)))
}

/** A picture of one pixel. */
export const tinyPhoto =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
