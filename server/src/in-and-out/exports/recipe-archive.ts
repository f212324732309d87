import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ImportFormatId } from '@potluck/api/import-formats'
import { importChoices } from '@potluck/api/imports'
import type { LinkedName } from '@potluck/cooking/linked/named-in'
import type { Services } from '../../machinery/for-features/services.ts'
import { exactValuesOf } from '../imports/exact-values.ts'
import { createBudget } from '../imports/files/archive.ts'
import { fileOfBytes } from '../imports/files/source-file.ts'
import { importReaders } from '../imports/formats.ts'
import { importWords } from '../imports/import-words.ts'
import type { Export, ExportWriter } from './export-writer.ts'
import { type Naming, uniqueNames } from './file-names.ts'
import { linkedTitles } from './linked-titles.ts'
import { readRecipes, type StoredRecipe } from './read-recipes.ts'
import type { ExportedRecipe } from './schema-recipe.ts'
import { type ArchivedFile, zipFiles } from './zip-files.ts'

/** What a file of a recipe is made of. */
export interface RecipeParts {
  readonly recipe: ExportedRecipe
  /** Names the file: unique in the archive, and allowed on every system. */
  readonly name: string
  /** WebP. */
  readonly pictures: readonly Buffer[]
  /** The recipes of the same export that its lines are. */
  readonly linked?: readonly LinkedName[]
  /** What other programs skip: see `in-and-out/imports/exact-values.ts`. */
  readonly exact: Readonly<Record<string, unknown>>
  /** The language of the cook; null if unknown. */
  readonly language: string | null
}

/** A format of another program with a file for each recipe, in a zip. */
export interface RecipeFileFormat {
  /** The format as which an import reads it. */
  readonly reads: ImportFormatId
  /** The ending of the archive, with the dot. */
  readonly ending: string
  readonly naming: Naming
  /** The files of a recipe: first the recipe, then its pictures. */
  filesOf(parts: RecipeParts): readonly [ArchivedFile, ...ArchivedFile[]]
}

/** The values that a reader of the format would read differently, with the id, the time and the folder. */
async function exactValues(format: RecipeFileFormat, parts: RecipeParts) {
  const { id, createdAt, folder, draft } = parts.recipe
  const always = { id, createdAt, ...(folder === 'main' ? {} : { folder }) }
  const [file] = format.filesOf({ ...parts, pictures: [], exact: { id } })
  const reader = await importReaders[format.reads]()
  const context = { t: importWords(null), choices: importChoices.parse({}), budget: createBudget() }
  for await (const item of (await reader.open(fileOfBytes(file.name, file.bytes), context)).items) {
    if (item.outcome === 'recipe') return { ...always, ...exactValuesOf(draft, { ...item.draft }) }
  }
  return { ...always, ...draft }
}

async function picturesOf({ imageFiles }: Services, { images }: StoredRecipe): Promise<readonly Buffer[]> {
  const pictures: Buffer[] = []
  for (const { digest } of images) {
    const bytes = await imageFiles.read(digest, 'large')
    if (bytes) pictures.push(bytes)
  }
  return pictures
}

/** A recipe with the bytes of its pictures. */
export interface PicturedRecipe {
  readonly recipe: ExportedRecipe
  readonly pictures: readonly Buffer[]
  /** The recipes of the same export that its lines are. */
  readonly linked?: readonly LinkedName[]
}

async function* picturedRecipes(services: Services, content: Export): AsyncGenerator<PicturedRecipe> {
  const linkedOf = await linkedTitles(services.database, content.book, content.recipeIds)
  for await (const recipe of readRecipes(services.database, content, content.recipeIds)) {
    const pictures = content.images ? await picturesOf(services, recipe) : []
    yield { recipe, pictures, linked: linkedOf(recipe.id) }
  }
}

/** The files of an archive of recipes. @param language that of the cook; null if unknown */
export async function* filesOfAll(
  format: RecipeFileFormat,
  recipes: AsyncIterable<PicturedRecipe> | Iterable<PicturedRecipe>,
  language: string | null,
): AsyncGenerator<ArchivedFile> {
  const nameOf = uniqueNames(format.naming)
  for await (const { recipe, pictures, linked = [] } of recipes) {
    const parts = { recipe, name: nameOf(recipe.draft.title), pictures, linked, exact: {}, language }
    yield* format.filesOf({ ...parts, exact: await exactValues(format, parts) })
    await nextTurn()
  }
}

/** A zip of recipes in a format of another program, which an import reads back without a difference. */
export const archiveWriter = (format: RecipeFileFormat): ExportWriter => ({
  contentType: 'application/zip',
  ending: format.ending,
  write: (services, content) => zipFiles(filesOfAll(format, picturedRecipes(services, content), content.language)),
})
