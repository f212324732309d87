import { readPictures } from '../files/archive-pictures.ts'
import type { SourceFile } from '../files/source-file.ts'
import { wholeJson } from '../files/whole-json.ts'
import type { ImportedRecipe, ImportImage } from '../import-item.ts'
import type { ImportReader, ReadingContext } from '../import-reader.ts'
import { openJsonFile } from './json-file.ts'
import { recipesOfBackup } from './mealie-backup.ts'
import { type MealieRecipe, mealieRecipe, readMealieRecipe } from './mealie-recipe.ts'

/** Maximum size of a backup's database, bytes: the pictures are beside it. */
const largestBackup = 150_000_000

const bare = (id: string): string => id.replaceAll('-', '').toLowerCase()

/** `recipes/<id or slug>/images/original.webp`; before 0.5 `images/<slug>.jpg`. */
const pictureOf = /([^/]+)\/images?\/original\.\w+$|(?:^|\/)images\/([^/]+)\.(?:jpe?g|png|webp)$/

/** The pictures beside a file, by the folder of their recipe: its id, or its slug. */
function picturesIn(file: SourceFile): ReadonlyMap<string, string> {
  const pictureNames = file.siblings.flatMap((name): [string, string][] => {
    const [, folder, slug] = pictureOf.exec(name) ?? []
    const key = folder ?? slug
    return key === undefined ? [] : [[bare(key), name]]
  })
  return new Map(pictureNames)
}

async function imagesOf(
  recipe: MealieRecipe,
  file: SourceFile,
  pictures: ReadonlyMap<string, string>,
): Promise<ImportImage[]> {
  const name = [recipe.id, recipe.slug].map((key) => pictures.get(bare(key))).find((picture) => picture !== undefined)
  return readPictures(file, name === undefined ? [] : [name])
}

async function* itemsOf(
  recipes: readonly MealieRecipe[],
  read: (recipe: MealieRecipe) => Promise<ImportedRecipe>,
): AsyncGenerator<ImportedRecipe> {
  for (const recipe of recipes) yield await read(recipe)
}

/** Mealie: a backup with its database as JSON, or recipes as files of JSON. */
export const mealieReader: ImportReader = {
  async open(file: SourceFile, { t }: ReadingContext) {
    const pictures = picturesIn(file)
    const read = async (recipe: MealieRecipe) => readMealieRecipe(recipe, await imagesOf(recipe, file, pictures), t)
    if (file.head.includes('"recipes_ingredients"') || /(?:^|\/)database\.json$/.test(file.name)) {
      const recipes = recipesOfBackup(await wholeJson(file, largestBackup))
      return { total: recipes.length, items: itemsOf(recipes, read) }
    }
    return openJsonFile(file, async (json) => {
      const parsed = mealieRecipe.safeParse(json)
      return parsed.success && parsed.data.name !== '' ? read(parsed.data) : null
    })
  },
}
