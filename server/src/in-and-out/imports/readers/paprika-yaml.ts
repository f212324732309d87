import { parseAllDocuments } from 'yaml'
import { z } from 'zod'
import type { Translate } from '../../../machinery/base/words-in.ts'
import { asyncItems } from '../files/async-items.ts'
import { textOfFile } from '../files/file-text.ts'
import { text } from '../files/json-fields.ts'
import { type SourceFile, shortName } from '../files/source-file.ts'
import { ImportError } from '../import-error.ts'
import type { ImportFile, ImportItem } from '../import-item.ts'
import type { ReadingContext } from '../import-reader.ts'
import { unreadable } from '../imported-recipe.ts'
import { frontMatterOf } from './front-matter.ts'
import { readPaprikaRecipe } from './paprika-recipe.ts'

/** Maximum size of a file, bytes: its photos are within it. */
const longest = 30_000_000

const mapping = z.record(z.string(), z.unknown())
const isYes = (value: unknown): boolean => value === true || /^(?:yes|true|1)$/i.test(text.parse(value))

/** Texts stay as they are written; lists of lines, of ingredients or of groups become lines. */
const linesOf = (value: unknown, listed: readonly string[]): string =>
  Array.isArray(value) ? listed.join('\n') : text.parse(value)

/** The fields of a recipe with the names that Paprika has in its own files. */
function fieldsOf(values: Readonly<Record<string, unknown>>, t: Translate) {
  const { title, ingredients, instructions, labels } = frontMatterOf(values)
  const steps = values.directions ?? values.instructions ?? values.method ?? values.steps
  return {
    ...values,
    name: title,
    ingredients: linesOf(values.ingredients, ingredients),
    directions: linesOf(steps, instructions),
    categories: [...labels, ...(isYes(values.on_favorites) ? [t('import.favourite')] : [])],
    photo_data: values.photo_data ?? values.photo,
    // Fields that are read above, or that say nothing to a cook.
    instructions: null,
    method: null,
    steps: null,
    title: null,
    tags: null,
    on_favorites: null,
    photo: null,
  }
}

function readRecipe(value: unknown, fileName: string, t: Translate): ImportItem {
  const values = mapping.safeParse(value)
  const fields = values.success ? fieldsOf(values.data, t) : null
  const hasLists = fields !== null && `${fields.ingredients}${fields.directions}` !== ''
  const recipe = hasLists ? readPaprikaRecipe(fields, fileName, t) : null
  return recipe ?? unreadable(fileName || t('import.recipe'), 'no-recipe')
}

/**
 * Recipes as YAML, as Paprika's manual describes it and scripts write it for Paprika: one, a list of them, or several
 * documents. @throws {ImportError} `damaged` if it is no YAML
 */
export async function openPaprikaYaml(file: SourceFile, { t }: ReadingContext): Promise<ImportFile> {
  const documents = parseAllDocuments(await textOfFile(file, longest), { logLevel: 'silent' })
  if (!Array.isArray(documents)) throw new ImportError({ code: 'no-recipes' })
  if (documents.some(({ errors }) => errors.length > 0)) throw new ImportError({ code: 'damaged' })
  const values = documents.flatMap((document): unknown[] => {
    const value: unknown = document.toJS({ maxAliasCount: 10 })
    return Array.isArray(value) ? value : value === null ? [] : [value]
  })
  const name = values.length === 1 ? shortName(file.name) : ''
  const items = values.map((value) => readRecipe(value, name, t))
  return { total: items.length, items: asyncItems(items) }
}
