import { gzipSync } from 'node:zlib'
import { zip } from './zip.ts'

/** A Paprika file of these recipes; a text is a recipe that is not JSON. */
export const paprikaArchive = (...recipes: readonly (object | string)[]): Buffer =>
  zip(
    recipes.map((recipe, index) => ({
      name: `Recipe ${index}.paprikarecipe`,
      bytes: gzipSync(typeof recipe === 'string' ? recipe : JSON.stringify(recipe)),
    })),
  )
