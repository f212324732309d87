import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Services } from '../../machinery/for-features/services.ts'
import type { Export, ExportWriter } from './export-writer.ts'
import { pictureAddress } from './picture-address.ts'
import { readRecipes } from './read-recipes.ts'
import { writeSchemaRecipe } from './schema-recipe.ts'

async function* writeJsonLd({ database, imageFiles }: Services, content: Export): AsyncGenerator<string> {
  let before = '[\n'
  for await (const recipe of readRecipes(database, content, content.recipeIds)) {
    const pictures: string[] = []
    for (const { digest } of content.images ? recipe.images : []) {
      const address = await pictureAddress(imageFiles, digest)
      if (address !== null) pictures.push(address)
    }
    yield `${before}${JSON.stringify(writeSchemaRecipe(recipe, pictures))}`
    before = ',\n'
    await nextTurn()
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

/** A JSON array of schema.org recipes with embedded pictures. */
export const jsonLdWriter: ExportWriter = {
  contentType: 'application/ld+json; charset=utf-8',
  ending: '.json',
  write: writeJsonLd,
}
