import type { Contents, SaidFoods } from '@potluck/foods/contents'
import { foodsVersion } from '@potluck/foods/foods-version'
import { loadFoods } from '@potluck/foods/load-foods'
import { noMarks } from '@potluck/foods/marks'
import { type ReadMarks, readContents } from '@potluck/foods/read-contents'
import { everyLanguage } from '../../ground/words/every-language.ts'

/** Recipes are worked out anew with another version. Raise the first number when `workOut` writes something else. */
export const knowledgeVersion = `1 ${foodsVersion}`

/** Reads what lines are made of. */
export type ReadContents = (ingredients: string, chosen: SaidFoods) => Contents

const nothing: ReadMarks = () => ({ contains: noMarks, mayContain: noMarks, isUnderstood: false })

async function load(): Promise<ReadContents> {
  const foods = await loadFoods(everyLanguage)
  return (ingredients, chosen) => readContents(ingredients, { foods, marks: nothing }, chosen)
}

let loaded: Promise<ReadContents> | undefined

/** The knowledge of foods, loaded once. */
export function loadKnowledge(): Promise<ReadContents> {
  loaded ??= load()
  return loaded
}
