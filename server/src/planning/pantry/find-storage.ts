import { readIngredientLine } from '@potluck/cooking/ingredient-line'
import { findFood } from '@potluck/foods/find-food'
import { loadFoods } from '@potluck/foods/load-foods'
import { type Storage, storageOf } from '@potluck/foods/storage'
import { everyLanguage } from '../../ground/words/every-language.ts'

/** A title is read up to here, characters. */
const maxRead = 100

/** Loads the foods. It takes a second: a transaction should not wait for it. */
export const loadStorage = (): Promise<unknown> => loadFoods(everyLanguage)

/**
 * Finds the storage of things, by title; null for things that nobody eats.
 * @param aisles the aisle of each, by title
 */
export async function findStorage(aisles: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, Storage | null>> {
  const foods = await loadFoods(everyLanguage)
  const foodOf = (title: string) => findFood(readIngredientLine(title.slice(0, maxRead), everyLanguage), foods)
  return new Map(
    [...aisles].map(([title, aisle]) => [title, aisle === 'household' ? null : storageOf(foodOf(title), aisle)]),
  )
}
