import MDBReader from 'mdb-reader'
import { readPictures } from '../files/archive-pictures.ts'
import type { SourceFile } from '../files/source-file.ts'
import { ImportError } from '../import-error.ts'
import type { ImportedRecipe } from '../import-item.ts'
import type { ImportReader, ReadingContext } from '../import-reader.ts'
import { importedRecipe } from '../imported-recipe.ts'
import { pastInstant } from '../past-instant.ts'
import { readLivingCookbookRecipe } from './living-cookbook-recipe.ts'
import { joinWords } from './stated-amounts.ts'

/** Maximum size of a database, bytes: it does not contain the pictures. */
const largest = 250_000_000

/** A row, by the names of its columns in lower case. */
type Row = Readonly<Record<string, unknown>>

function textOf(row: Row | undefined, column: string): string {
  const value = row?.[column]
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

const numberOf = (row: Row, column: string): number => Number(textOf(row, column)) || 0

/** The tables of a database by name, ignoring case; a missing table is empty. */
function tablesOf(bytes: Buffer): (name: string) => Row[] {
  const database = new MDBReader(bytes)
  const names = new Map(database.getTableNames().map((name) => [name.toLowerCase(), name]))
  return (name) => {
    const actualName = names.get(name)
    if (actualName === undefined) return []
    const rows = database.getTable(actualName).getData()
    return rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [key.toLowerCase(), value])))
  }
}

type Tables = ReturnType<typeof tablesOf>

/** Rows of a table by the recipe to which they belong, in order. */
function byRecipe(tables: Tables, name: string, order: string): (recipe: Row) => readonly Row[] {
  const groups = Map.groupBy(
    tables(name).toSorted((a, b) => numberOf(a, order) - numberOf(b, order)),
    (row) => textOf(row, 'recipeid'),
  )
  return (recipe) => groups.get(textOf(recipe, 'recipeid')) ?? []
}

const byId = (rows: readonly Row[], id: string): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [textOf(row, id), row]))

/** Reads recipes of Living Cookbook 2 and 3 from its tables. */
function recipesOf(tables: Tables, file: SourceFile, { t }: ReadingContext) {
  const ingredients = byRecipe(tables, 't_recipeingredient', 'ingredientindex')
  const procedures = byRecipe(tables, 't_recipeprocedure', 'procedureindex')
  const tips = byRecipe(tables, 't_recipetip', 'tipindex')
  const authorNotes = byRecipe(tables, 't_authornote', 'authornoteindex')
  const pictures = byRecipe(tables, 't_recipeimage', 'imageindex')
  const images = byId(tables('t_image'), 'imageid')
  const cookbooks = byId(tables('t_cookbook'), 'cookbookid')

  return async (recipe: Row): Promise<ImportedRecipe> => {
    const draft = readLivingCookbookRecipe(
      {
        name: textOf(recipe, 'recipename'),
        servings: textOf(recipe, 'yield') || textOf(recipe, 'servings'),
        preparationTime: textOf(recipe, 'preparationtime'),
        cookingTime: textOf(recipe, 'cookingtime'),
        readyInTime: textOf(recipe, 'readyintime'),
        source: textOf(recipe, 'source'),
        webPage: textOf(recipe, 'webpage'),
        comments: textOf(recipe, 'comments'),
        types: textOf(recipe, 'recipetypes'),
        cookbook: textOf(cookbooks.get(textOf(recipe, 'cookbookid')), 'name'),
        rating: textOf(recipe, 'rating'),
        ingredients: ingredients(recipe).map((row) =>
          joinWords(textOf(row, 'quantitytext'), textOf(row, 'unittext'), textOf(row, 'ingredienttext')),
        ),
        procedures: procedures(recipe).map((row) => textOf(row, 'proceduretext')),
        tips: tips(recipe).map((row) => textOf(row, 'tiptext')),
        authorNotes: authorNotes(recipe).map((row) => textOf(row, 'authornotetext')),
      },
      t,
    )
    const names = pictures(recipe).map((row) => textOf(images.get(textOf(row, 'imageid')), 'filename'))
    return importedRecipe(draft, {
      images: await readPictures(
        file,
        names.filter((name) => name !== ''),
      ),
      createdAt: pastInstant(textOf(recipe, 'createdate') || textOf(recipe, 'modifieddate')),
    })
  }
}

/** A recipe of the program's own stock was never edited. */
const isStock = (recipe: Row): boolean => textOf(recipe, 'modifieddate') === ''

async function* itemsOf(
  recipes: readonly Row[],
  techniques: readonly Row[],
  read: (recipe: Row) => Promise<ImportedRecipe>,
  { t }: ReadingContext,
): AsyncGenerator<ImportedRecipe> {
  for (const recipe of recipes) yield await read(recipe)
  for (const row of techniques) {
    const draft = { title: textOf(row, 'name'), instructions: textOf(row, 'comments'), labels: [t('import.technique')] }
    yield importedRecipe(draft)
  }
}

/** An Access database of Living Cookbook 2 or 3: an `.lcb` is a zip of it and its pictures. */
export const accessReader: ImportReader = {
  async open(file, context) {
    const tables = tablesOf(await file.bytes(largest))
    const { includeStockRecipes, includeTechniques } = context.choices
    const all = tables('t_recipe')
    const recipes = all.filter((recipe) => includeStockRecipes || !isStock(recipe))
    const techniques = includeTechniques ? tables('t_technique') : []
    if (recipes.length + techniques.length === 0) {
      throw new ImportError({ code: all.length > 0 ? 'only-stock' : 'no-recipes' })
    }
    const read = recipesOf(tables, file, context)
    return { total: recipes.length + techniques.length, items: itemsOf(recipes, techniques, read, context) }
  },
}
