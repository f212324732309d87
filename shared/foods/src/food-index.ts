import { type AisleWords, type State, stateNames } from '@potluck/cooking/aisle-words'
import { listed, type NameIndex, nameIndexOf } from '@potluck/cooking/name-index'
import { type StateIndex, stateIndexOf } from '@potluck/cooking/state-words'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import type { Words } from '@potluck/cooking/words'
import type { Food } from './food.ts'
import { type RemarkName, type RemarkWords, remarkNames } from './remark-words.ts'

/** The foods by the names of one language. */
export interface FoodNames {
  readonly words: Words
  readonly names: NameIndex<Food>
  readonly states: StateIndex<State>
  readonly remarks: StateIndex<RemarkName>
  /** The name of a food on a screen, by its id. */
  readonly titles: ReadonlyMap<string, string>
}

/** The foods by the names of one or several languages, ready to be looked up. */
export interface FoodIndex {
  readonly vocabulary: Vocabulary
  readonly foods: ReadonlyMap<string, Food>
  /** In the order of the vocabulary. */
  readonly languages: readonly FoodNames[]
  /** Finds a food that the table does not have. Only a server has it. */
  readonly more?: (name: string) => Food | null
}

/** The foods of one language: their names in the order of the foods, separated by commas. */
export interface NamedFoods {
  readonly aisles: AisleWords
  readonly names: readonly string[]
  readonly remarks: RemarkWords
}

function namesIn(foods: readonly Food[], { aisles, names, remarks }: NamedFoods, words: Words): FoodNames {
  const named = foods.flatMap((food, at) => listed(names[at] ?? '').map((name): [string, Food] => [name, food]))
  const titles = foods.flatMap((food, at): [string, string][] => {
    const [title] = listed(names[at] ?? '')
    return title === undefined ? [] : [[food.id, title]]
  })
  return {
    words,
    names: nameIndexOf(named, aisles, words),
    states: stateIndexOf(stateNames, (state) => aisles.state[state], aisles, words),
    remarks: stateIndexOf(remarkNames, (name) => remarks[name], aisles, words),
    titles: new Map(titles),
  }
}

/** Makes foods ready to be looked up. Reuse the result: making it is slow. */
export const foodIndexOf = (
  foods: readonly Food[],
  languages: readonly NamedFoods[],
  vocabulary: Vocabulary,
): FoodIndex => ({
  vocabulary,
  foods: new Map(foods.map((food) => [food.id, food])),
  languages: vocabulary.languages.flatMap((words) => {
    const named = languages.find(({ aisles }) => aisles.language === words.language)
    return named ? [namesIn(foods, named, words)] : []
  }),
})

/** The name of a food on a screen, in the first language of the index that names it. */
export const titleOfFood = (id: string, { languages }: FoodIndex): string | null =>
  languages.flatMap(({ titles }) => titles.get(id) ?? [])[0] ?? null
