import type { ChosenFoods, Contents } from '@potluck/foods/contents'
import { foodsVersion } from '@potluck/foods/foods-version'
import { lineMarks } from '@potluck/foods/line-marks'
import { loadMarks } from '@potluck/foods/load-marks'
import { readContents } from '@potluck/foods/read-contents'
import { everyLanguage } from '../../ground/words/every-language.ts'

/** Recipes are worked out anew with another version. Raise the first number when marks or `workOut` say something else. */
export const knowledgeVersion = `2 ${foodsVersion}`

/** Reads what lines are made of. */
export type ReadContents = (ingredients: string, chosen: ChosenFoods) => Contents

async function load(): Promise<ReadContents> {
  // Bundled, it is a chunk that has its data beside it (`build.mjs`).
  const { loadEveryFood } = await import('@potluck/foods/every-food')
  const [foods, marks] = await Promise.all([loadEveryFood(everyLanguage), loadMarks(everyLanguage)])
  return (ingredients, chosen) =>
    readContents(ingredients, { foods, marks: (line, food) => lineMarks(line, food, marks) }, chosen)
}

let loaded: Promise<ReadContents> | undefined

/** The knowledge of foods, loaded once. */
export function loadKnowledge(): Promise<ReadContents> {
  loaded ??= load()
  return loaded
}
