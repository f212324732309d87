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

/** An id without its dashes, or a slug with them: in slugs, dashes tell names apart. */
const keyOf = (idOrSlug: string): string => {
  const key = idOrSlug.toLowerCase()
  const bare = key.replaceAll('-', '')
  return /^[\da-f]{32}$/.test(bare) ? bare : key
}

/** `recipes/<id or slug>/images/original.webp`, other files in `assets`; before 0.5 `images/<slug>.jpg`. */
const pictureOf =
  /([^/]+)\/(?:images?\/original\.\w+|assets\/[^/]+\.(?:jpe?g|png|webp))$|(?:^|\/)images\/([^/]+)\.(?:jpe?g|png|webp)$/

/** The pictures beside a file, by the folder of their recipe: its id, or its slug. The picture of the dish comes first. */
function picturesIn(file: SourceFile): ReadonlyMap<string, readonly string[]> {
  const pictures = file.siblings.flatMap((name) => {
    const [, folder, slug] = pictureOf.exec(name) ?? []
    const key = folder ?? slug
    return key === undefined ? [] : [{ key: keyOf(key), name, isAsset: name.includes('/assets/') }]
  })
  const inOrder = pictures.toSorted((one, other) => Number(one.isAsset) - Number(other.isAsset))
  return new Map(
    [...Map.groupBy(inOrder, ({ key }) => key)].map(([key, found]) => [key, found.map(({ name }) => name)]),
  )
}

async function imagesOf(
  recipe: MealieRecipe,
  file: SourceFile,
  pictures: ReadonlyMap<string, readonly string[]>,
): Promise<ImportImage[]> {
  const found = [recipe.id, recipe.slug].map((key) => pictures.get(keyOf(key))).find((names) => names !== undefined)
  return readPictures(file, found ?? [])
}

/** Most levels of a recipe. */
const deepest = 6

/** The fields of a recipe before 1.0, `recipe_ingredient`, with the names of later versions, `recipeIngredient`. */
function withLaterNames(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || depth > deepest) return value
  if (Array.isArray(value)) return value.map((each) => withLaterNames(each, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name === 'org_url' ? 'orgURL' : name.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase()),
      withLaterNames(inner, depth + 1),
    ]),
  )
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
      const parsed = mealieRecipe.safeParse('recipe_ingredient' in json ? withLaterNames(json) : json)
      return parsed.success && parsed.data.name !== '' ? read(parsed.data) : null
    })
  },
}
