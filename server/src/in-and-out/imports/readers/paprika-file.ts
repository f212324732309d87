import { asyncItems } from '../files/async-items.ts'
import { textStart } from '../files/file-text.ts'
import { gunzip } from '../files/gunzip.ts'
import { isWithinLimits } from '../files/json-limits.ts'
import { type SourceFile, shortName, TooLargeError } from '../files/source-file.ts'
import { ImportError } from '../import-error.ts'
import type { ImportItem } from '../import-item.ts'
import type { ImportReader, ReadingContext } from '../import-reader.ts'
import { isPaprikaYaml } from '../recognise-file.ts'
import { readPaprikaRecipe } from './paprika-recipe.ts'
import { openPaprikaYaml } from './paprika-yaml.ts'

/** The name of a file in a zip without names has no meaning. */
const nameIn = (file: SourceFile): string => (/\.paprikarecipe$/i.test(file.name) ? shortName(file.name) : '')

async function readItem(file: SourceFile, { t, budget }: ReadingContext): Promise<ImportItem> {
  const name = nameIn(file)
  const unreadable = (code: 'damaged' | 'too-large' | 'no-recipe'): ImportItem => ({
    outcome: 'unreadable',
    name: name || t('import.recipe'),
    note: { code },
  })
  try {
    const text = (await gunzip(await file.bytes(), budget)).toString('utf8').replace(/^\uFEFF/, '')
    if (!isWithinLimits(text)) return unreadable('too-large')
    const json: unknown = JSON.parse(text)
    return readPaprikaRecipe(json, name, t) ?? unreadable('no-recipe')
  } catch (error) {
    if (error instanceof ImportError) throw error
    return unreadable(error instanceof TooLargeError ? 'too-large' : 'damaged')
  }
}

/** A `.paprikarecipe`: gzipped JSON. A `.paprikarecipes` is a zip of these; scripts write recipes for Paprika as YAML. */
export const paprikaReader: ImportReader = {
  open: async (file, context) =>
    isPaprikaYaml({ name: file.name, start: textStart(file) })
      ? openPaprikaYaml(file, context)
      : { total: 1, items: asyncItems([await readItem(file, context)]) },
}
