import { writeSchemaRecipe } from '../exports/schema-recipe.ts'
import type { SharedRecipe } from './read-shared.ts'

/**
 * A shared recipe in schema.org's words, read back by other programs and by our own without loss.
 * @param address of its page
 */
export function schemaOf(recipe: SharedRecipe, address: string): object {
  const { pictureCount, ownerName, createdAt, updatedAt, ...written } = recipe
  const images = Array.from({ length: pictureCount }, (_, position) => `${address}/photos/${position}/large`)
  const draft = { ...written, labels: [], rating: null }
  const schema = writeSchemaRecipe({ id: address, createdAt, updatedAt, folder: 'main', draft }, images)
  return { ...schema, author: { '@type': 'Person', name: ownerName } }
}
