import { clip } from '@potluck/clip/clip'
import { asyncItems } from '../files/async-items.ts'
import { textOfFile } from '../files/file-text.ts'
import { shortName } from '../files/source-file.ts'
import type { ImportItem } from '../import-item.ts'
import type { ImportReader } from '../import-reader.ts'
import { importedRecipe, unreadable } from '../imported-recipe.ts'
import { draftOfClipped, imagesOfClipped } from '../json-ld-recipe.ts'

/** A saved page, parsed as when it is clipped. */
export const webPageReader: ImportReader = {
  async open(file, { t }) {
    const read = clip(await textOfFile(file))
    const name = shortName(file.name) || t('import.recipe')
    if (read.outcome !== 'recipe') {
      const why = read.outcome === 'refused' ? 'too-large' : 'no-recipe'
      return { total: 1, items: asyncItems<ImportItem>([unreadable(name, why)]) }
    }
    const items = [read.recipe, ...read.others].map((recipe) =>
      // Pages contain many pictures; the first is that of the dish.
      importedRecipe(draftOfClipped(recipe, t), { images: imagesOfClipped(recipe).slice(0, 1) }),
    )
    return { total: items.length, items: asyncItems(items) }
  },
}
