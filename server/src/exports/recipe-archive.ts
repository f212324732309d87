import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ImportFormatId } from '@potluck/api/import-formats'
import { importChoices } from '@potluck/api/imports'
import { exactValuesOf } from '../imports/exact-values.ts'
import { createBudget } from '../imports/files/archive.ts'
import { fileOfBytes } from '../imports/files/source-file.ts'
import { importReaders } from '../imports/formats.ts'
import { importWords } from '../imports/import-words.ts'
import type { Services } from '../machinery/services.ts'
import type { Export, ExportWriter } from './export-writer.ts'
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
  /** What other programs skip: see `imports/exact-values.ts`. */
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
  /** The files of a recipe: first the recipe, then its pictures. */
  filesOf(parts: RecipeParts): readonly [ArchivedFile, ...ArchivedFile[]]
}

const longestName = 80

/** Names that no system refuses: without signs that Windows forbids, unique without regard to case. */
function fileNames(): (title: string) => string {
  const used = new Set<string>()
  return (title) => {
    const clean = title
      .replace(/[\p{C}\\/:*?"<>|#^[\]%]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[.\s]+/, '')
      .slice(0, longestName)
      .toWellFormed()
      .replace(/[.\s\uFFFD]+$/, '')
    // Windows keeps these names for devices.
    const base = clean === '' || /^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(clean) ? `Recipe ${clean}`.trim() : clean
    let name = base
    for (let number = 2; used.has(name.toLowerCase()); number++) name = `${base} (${number})`
    used.add(name.toLowerCase())
    return name
  }
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

async function* filesOfAll(
  format: RecipeFileFormat,
  services: Services,
  content: Export,
): AsyncGenerator<ArchivedFile> {
  const nameOf = fileNames()
  for await (const recipe of readRecipes(services.database, content, content.recipeIds)) {
    const pictures = content.images ? await picturesOf(services, recipe) : []
    const parts = { recipe, name: nameOf(recipe.draft.title), pictures, exact: {}, language: content.language }
    yield* format.filesOf({ ...parts, exact: await exactValues(format, parts) })
    await nextTurn()
  }
}

/** A zip of recipes in a format of another program, which an import reads back without a difference. */
export const archiveWriter = (format: RecipeFileFormat): ExportWriter => ({
  contentType: 'application/zip',
  ending: format.ending,
  write: (services, content) => zipFiles(filesOfAll(format, services, content)),
})
