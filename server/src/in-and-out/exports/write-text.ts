import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Services } from '../../machinery/for-features/services.ts'
import type { Export, ExportWriter } from './export-writer.ts'
import { exportedFields } from './exported-fields.ts'
import { readRecipes, type StoredRecipe } from './read-recipes.ts'

const lineEnd = '\r\n'

function textOf(recipe: StoredRecipe, member: Export['member']): string {
  const fields = {
    ...exportedFields(recipe),
    userId: member.id,
    labels: recipe.draft.labels.join(', '),
    images: recipe.images.map(({ id }) => id).join(', '),
  }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`)
  return lines.join('\n').replaceAll(/\r\n|\r|\n/g, lineEnd)
}

async function* writeText({ database }: Services, content: Export): AsyncGenerator<string> {
  yield `==== Recipes ====${lineEnd}`
  for await (const recipe of readRecipes(database, content, content.recipeIds)) {
    yield `${lineEnd}${textOf(recipe, content.member)}${lineEnd}`
    await nextTurn()
  }
}

/** Plain text: a line for each field, an empty line between recipes. */
export const textWriter: ExportWriter = {
  contentType: 'text/plain; charset=utf-8',
  ending: '.txt',
  write: writeText,
}
