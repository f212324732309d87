import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Member } from '../access/reader.ts'
import type { Services } from '../services.ts'
import { readRecipes } from './read-recipes.ts'
import { writeSchemaRecipe } from './schema-recipe.ts'

async function dataAddress({ imageFiles }: Services, digest: string): Promise<string | null> {
  const file = await imageFiles.open(digest, 'large')
  if (!file) return null
  try {
    return `data:image/webp;base64,${(await file.readFile()).toString('base64')}`
  } finally {
    await file.close()
  }
}

/** The member's whole book as a JSON array of schema.org recipes, with the pictures in it, piece by piece. */
export async function* writeJsonLd(services: Services, member: Member): AsyncGenerator<string> {
  let before = '[\n'
  for await (const recipe of readRecipes(services.database, member)) {
    const images: string[] = []
    for (const digest of recipe.imageDigests) {
      const address = await dataAddress(services, digest)
      if (address !== null) images.push(address)
    }
    yield `${before}${JSON.stringify(writeSchemaRecipe(recipe, images))}`
    before = ',\n'
    await nextTurn()
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}
