import type { ChosenFoods, Contents } from '@potluck/foods/contents'
import { lineMarks } from '@potluck/foods/line-marks'
import { loadMarks } from '@potluck/foods/load-marks'
import { type PartOf, readContents } from '@potluck/foods/read-contents'
import { everyLanguage } from '../../ground/words/every-language.ts'

/** Reads what lines are made of. */
export type ReadContents = (ingredients: string, chosen: ChosenFoods, partOf: PartOf) => Contents

async function load(): Promise<ReadContents> {
  // Bundled, it is a chunk that has its data beside it (`build.mjs`).
  const { loadEveryFood } = await import('@potluck/foods/every-food')
  const [foods, marks] = await Promise.all([loadEveryFood(everyLanguage), loadMarks(everyLanguage)])
  return (ingredients, chosen, partOf) =>
    readContents(ingredients, { foods, marks: (line) => lineMarks(line, { marks, foods }) }, chosen, partOf)
}

let loaded: Promise<ReadContents> | undefined

/** The knowledge of foods, loaded once. */
export function loadKnowledge(): Promise<ReadContents> {
  loaded ??= load()
  return loaded
}
