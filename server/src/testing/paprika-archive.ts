import { gzipSync } from 'node:zlib'
import { zip } from './zip.ts'

/** A Paprika file of these recipes; a text stands for a recipe that is no JSON. */
export const paprikaArchive = (...recipes: readonly (object | string)[]): Buffer =>
  zip(
    recipes.map((recipe, index) => ({
      name: `Recipe ${index}.paprikarecipe`,
      bytes: gzipSync(typeof recipe === 'string' ? recipe : JSON.stringify(recipe)),
    })),
  )
