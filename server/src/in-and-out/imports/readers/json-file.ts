import type { SourceFile } from '../files/source-file.ts'
import { shortName } from '../files/source-file.ts'
import { wholeJson } from '../files/whole-json.ts'
import type { ImportFile, ImportItem } from '../import-item.ts'
import { unreadable } from '../imported-recipe.ts'

type Read = (json: object) => Promise<ImportItem | null> | ImportItem | null

/** Recipes in a JSON text: one, a list of them, or a list directly in an object. */
function recipesIn(json: unknown): object[] {
  if (Array.isArray(json)) return json.filter((item): item is object => typeof item === 'object' && item !== null)
  if (typeof json !== 'object' || json === null) return []
  const list: unknown = ['recipes', 'items', 'data'].flatMap((key) => (key in json ? [Reflect.get(json, key)] : []))[0]
  return Array.isArray(list) ? recipesIn(list) : [json]
}

async function* itemsOf(recipes: readonly object[], read: Read, name: string): AsyncGenerator<ImportItem> {
  for (const recipe of recipes) yield (await read(recipe)) ?? unreadable(name, 'no-recipe')
}

/** A JSON file with one or more recipes. @param read parses one of them; null for other values */
export async function openJsonFile(file: SourceFile, read: Read): Promise<ImportFile> {
  const recipes = recipesIn(await wholeJson(file))
  return { total: recipes.length, items: itemsOf(recipes, read, shortName(file.name)) }
}
